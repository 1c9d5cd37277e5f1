/** A number of credits in a field. */
export const quantita = { decimali: 0, min: 0, max: 1_000_000, nullable: true } as const;
