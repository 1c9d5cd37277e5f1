import { ApiError, toApiError } from '../../api/errore.ts';
import { askConferma } from '../../ui/finestre/Conferma.tsx';

/** Mails something; the second mail of a day is asked first: null when it is given up. */
export async function mailOrAsk<T>(
  mail: (conferma: boolean) => Promise<T>,
  titolo: string,
): Promise<T | null> {
  try {
    return await mail(false);
  } catch (causa) {
    if (!(causa instanceof ApiError) || causa.codice !== 'EMAIL_GIA_INVIATA') throw causa;
    return (await askConferma({ titolo, testo: toApiError(causa).testo })) ? mail(true) : null;
  }
}
