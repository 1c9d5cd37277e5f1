/** Whether a text may be one of our ids: anything else cannot exist, and must not reach the database as one. */
export const isUuid = (testo: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(testo);
