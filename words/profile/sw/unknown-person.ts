export const names = { buyer: 'Mnunuzi asiyejulikana', dealer: 'Muuzaji asiyejulikana' };
export const unknown = 'Hajulikani';
