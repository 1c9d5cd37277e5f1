import { z } from 'zod';

/** Rows of a statement that are told of those that could not be read. */
export const NON_LETTE_MOSTRATE = 20;
/** Rows of a statement with an amount that cannot be read: how many they are, and the words of the first. */
export const righeNonLette = z.object({ Quante: z.number().int(), Prime: z.array(z.string()) });
export type RigheNonLetteFilo = z.output<typeof righeNonLette>;
