import type { attivazioneConPacchetto, EsitoAttivazioneFilo } from '@quadra/contract';
import type { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import { activateACrediti } from '../../studio/studio/studio.public.ts';
import { buyAMano, type Contesto } from './credito.service.ts';
import { countResidui, ensureConto, existsEffetto, lockConti } from './movimento.queries.ts';
import { findRecapito } from './soglia.queries.ts';

type Scelta = z.output<typeof attivazioneConPacchetto>;

/** The module and the credits of one studio, both or neither. Answers what it may spend. @throws as `buyAMano` and `activateACrediti` */
async function activate(contesto: Contesto, studioId: number, scelta: Scelta): Promise<number> {
  const { trx, servizi, sessione, ip } = contesto;
  const effetto = `attivazione/${scelta.IdRichiesta}`;
  await ensureConto(trx, studioId);
  await lockConti(trx, [studioId]);
  if (await existsEffetto(trx, studioId, effetto)) return countResidui(trx, [studioId]);
  await activateACrediti(trx, { sessione, ip, posta: servizi.posta }, studioId, {
    codice: scelta.Applicativo,
    anno: scelta.Anno,
  });
  return buyAMano(
    contesto,
    { IdStudio: studioId, IdPacchetto: scelta.IdPacchetto, Descrizione: 'Attivazione massiva' },
    effetto,
  );
}

/**
 * A module turned on for many studi, each with a package of credits: one by one, so that what is refused to one leaves the
 * others theirs. Asked again with the same `IdRichiesta`, nobody is given anything twice. @throws SELEZIONARE_STUDIO without any
 */
export async function activateInMassa(
  { servizi, sessione, ip }: Omit<Contesto, 'trx'>,
  scelta: Scelta,
): Promise<EsitoAttivazioneFilo[]> {
  if (scelta.IdStudi.length === 0) throw new DomainError('SELEZIONARE_STUDIO');
  const esiti: EsitoAttivazioneFilo[] = [];
  for (const IdStudio of new Set(scelta.IdStudi)) {
    let NomeStudio: string | null = null;
    try {
      const Residui = await withTenant(servizi.db, sessione, async (trx) => {
        const studioId = requireStudio(sessione, IdStudio);
        NomeStudio = (await findRecapito(trx, studioId))?.nome ?? null;
        return activate({ trx, servizi, sessione, ip }, studioId, scelta);
      });
      esiti.push({ IdStudio, NomeStudio, Attivato: true, Residui, Messaggio: null });
    } catch (causa) {
      if (!(causa instanceof DomainError)) throw causa;
      esiti.push({ IdStudio, NomeStudio, Attivato: false, Residui: null, Messaggio: describe(causa) });
    }
  }
  return esiti;
}

/** What a refusal says, on its field when it has one. */
const describe = ({ codice, message, particolari }: DomainError): string =>
  codice === 'RICHIESTA_NON_VALIDA'
    ? (Object.values(particolari.modelState ?? {}).flat()[0] ?? message)
    : message;
