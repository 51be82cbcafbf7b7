export const heading = 'Njia yako hadi mauzo ya kwanza';
