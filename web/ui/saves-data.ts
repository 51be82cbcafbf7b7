/** Whether the user asked the browser to save data; photos are then loaded in their smallest size. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
