/** The name that others see of a dealer: the business's if there is one, else the person's (docs/domain/words.md, "Names"). */
export function dealerName({ business_name, full_name }: { business_name: string | null; full_name: string }): string {
  return business_name ?? full_name;
}
