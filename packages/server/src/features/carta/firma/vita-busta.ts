import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { type Busta, listFirmatari, updateStato } from './busta.queries.ts';
import { findPassaggio } from './busta.rules.ts';
import { askServizio, type Chi, getBusta, releaseDocumenti, requireFirma, tell } from './busta.service.ts';
import { endLinkDi, remindSemplice } from './semplice.service.ts';

/** An envelope of the service, with the service; of one of the house, alone. @throws NON_TROVATO, TOKEN_FIRMA_MANCANTE */
const readConServizio = (servizi: Servizi, { sessione }: Chi, id: string) =>
  withTenant(servizi.db, sessione, async (trx) => {
    const busta = await getBusta(trx, id);
    if (busta.stato !== 'Inviato') throw new DomainError('BUSTA_CONCLUSA');
    const firmatari = await listFirmatari(trx, busta);
    const conChi = busta.interna ? null : await requireFirma(trx, servizi, busta.studio_id);
    return { conChi, busta, firmatari };
  });

/** Reminds whose turn it is, or one of those who are awaited. @throws NON_TROVATO, BUSTA_CONCLUSA, TOKEN_FIRMA_MANCANTE, SERVIZIO_NON_DISPONIBILE */
export async function remindBusta(
  servizi: Servizi,
  chi: Chi,
  id: string,
  ordine: number | null,
): Promise<Busta> {
  const { conChi, busta, firmatari } = await readConServizio(servizi, chi, id);
  const { sessione, ip } = chi;
  const diTurno = firmatari.find(({ firmato_il }) => firmato_il === null);
  if (!diTurno) throw new DomainError('BUSTA_CONCLUSA');
  if (conChi)
    await askServizio(() => conChi.firma.remind(conChi.token, busta.esterno_id, diTurno.esterno_id));
  return withTenant(servizi.db, sessione, async (trx) => {
    const quali = busta.interna
      ? await remindSemplice(trx, servizi, busta, servizi.now(), ordine)
      : [diTurno.ordine];
    const dopo = { ordine: quali.length === 1 ? quali[0] : quali };
    await tell(trx, busta, { utenteId: sessione.utenteId, ip }, 'sollecito busta', dopo);
    return busta;
  });
}

/** Takes an envelope back. @throws NON_TROVATO, BUSTA_CONCLUSA, TOKEN_FIRMA_MANCANTE, SERVIZIO_NON_DISPONIBILE */
export async function cancelBusta(servizi: Servizi, chi: Chi, id: string): Promise<Busta> {
  const { conChi, busta } = await readConServizio(servizi, chi, id);
  const { sessione, ip } = chi;
  if (conChi) await askServizio(() => conChi.firma.cancel(conChi.token, busta.esterno_id));
  return withTenant(servizi.db, sessione, async (trx) => {
    // Who signs at the same moment holds his link first.
    if (busta.interna) await endLinkDi(trx, busta, servizi.now());
    const tenuta = await getBusta(trx, id, { isTenuta: true });
    const stato = findPassaggio(tenuta.stato, 'annullata');
    if (!stato) throw new DomainError('BUSTA_CONCLUSA');
    const autore = { utenteId: sessione.utenteId, ip };
    await updateStato(trx, tenuta, stato, null);
    await releaseDocumenti(trx, autore, tenuta);
    await tell(trx, tenuta, autore, 'annullo busta', { stato });
    return getBusta(trx, id);
  });
}
