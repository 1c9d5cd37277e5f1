/** The one sentence the login page shows after it was reached by force: kept in memory, read once. */
let testo: string | null = null;

export const setAvviso = (nuovo: string | null): void => {
  testo = nuovo;
};
export const readAvviso = (): string | null => testo;
