/** The declaration open last in this page, for addresses that name only a quadro. Kept in memory, never in the browser's storage. */
let ultima: { anno: number; id: string } | null = null;

export const rememberAperta = (anno: number, id: string): void => {
  ultima = { anno, id };
};
export const findUltimaAperta = (): { anno: number; id: string } | null => ultima;
