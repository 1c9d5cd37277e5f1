import { normalizeCodiceFiscale } from '@quadra/values';
import { z } from 'zod';

/** A codice fiscale as it is written, at most so long: it comes in as it is kept. Whether it is right is said by who uses it. */
export const codiceFiscale = (massimo: number) => z.string().overwrite(normalizeCodiceFiscale).max(massimo);
