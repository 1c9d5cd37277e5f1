import {
  type ImpostazioniFilo,
  impostazioni,
  impostazioniScritte,
  logo,
  nomiTesti,
  percorsi,
  personalizzazioni,
  unoStudio,
} from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { withCaricamento } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { describeLogo, requireLogo } from '../../../http/logo.rules.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { computeLogo } from '../../accesso/portale/portale.public.ts';
import {
  findImpostazioni,
  findLogoStudio,
  readPersonalizzazioni,
  updateImpostazioni,
  updateLogoStudio,
} from './impostazioni.queries.ts';
import { leggiImpostazioni, scriviImpostazioni } from './studio.policy.ts';
import { type Autore, writeAtto } from './studio.service.ts';

/** @throws NON_TROVATO */
async function getImpostazioni(
  trx: Trx,
  sessione: Sessione,
  idStudio: number,
  daScrivere = false,
): Promise<ImpostazioniFilo> {
  const riga = await findImpostazioni(trx, requireStudio(sessione, idStudio), daScrivere);
  if (!riga) throw new DomainError('NON_TROVATO');
  const Testi = Object.fromEntries(nomiTesti.map((nome) => [nome, riga.testi[nome] ?? null]));
  return {
    IdStudio: idStudio,
    Personalizzazioni: readPersonalizzazioni(riga.personalizzazioni_operative),
    ForzaChiusuraQuadri: riga.forza_chiusura_quadri,
    ContrattoFlat: riga.contratto_flat,
    Testi: Testi as ImpostazioniFilo['Testi'],
    Logo: computeLogo(riga.logo, riga.logo_tipo),
  };
}

const leggi = rotta({
  metodo: 'POST',
  percorso: percorsi.studioImpostazioni,
  titolo: 'Impostazioni di uno studio',
  accesso: leggiImpostazioni,
  corpo: unoStudio,
  risposta: z.object({ data: impostazioni }),
  handle: async ({ trx, sessione, corpo }) => ({
    data: await getImpostazioni(trx, sessione, corpo.IdStudio),
  }),
});

const scrivi = rotta({
  metodo: 'PUT',
  percorso: percorsi.studioImpostazioni,
  titolo: 'Cambia le impostazioni del proprio studio',
  accesso: scriviImpostazioni,
  corpo: impostazioniScritte,
  risposta: z.object({ data: impostazioni }),
  handle: async ({ trx, sessione, richiesta, servizi, corpo }) => {
    const { Logo: _, ...prima } = await getImpostazioni(trx, sessione, corpo.IdStudio, true);
    const scritte = personalizzazioni.parse({ ...prima.Personalizzazioni, ...corpo.Personalizzazioni });
    const propri = Object.entries({ ...prima.Testi, ...corpo.Testi }).flatMap(([nome, testo]) =>
      testo === null ? [] : [[nome, testo] as const],
    );
    const testi = Object.fromEntries(propri);
    await updateImpostazioni(trx, corpo.IdStudio, { personalizzazioni: scritte, testi });
    const autore = { sessione, ip: normalizeIp(richiesta.ip), posta: servizi.posta };
    const dopo = { Personalizzazioni: scritte, Testi: testi };
    await writeAtto(trx, autore, corpo.IdStudio, 'impostazioni', { prima, dopo });
    return { data: await getImpostazioni(trx, sessione, corpo.IdStudio) };
  },
});

const unLogo = z.object({ data: logo });

async function changeLogoStudio(
  trx: Trx,
  autore: Autore,
  id: number,
  nuovo: Parameters<typeof updateLogoStudio>[2],
): Promise<void> {
  const prima = { logo: describeLogo(await findLogoStudio(trx, id)) };
  await updateLogoStudio(trx, id, nuovo);
  const dopo = { logo: describeLogo(nuovo) };
  await writeAtto(trx, autore, id, nuovo === null ? 'logo tolto' : 'nuovo logo', { prima, dopo });
}

/** The administrator writes the logo of the studio he works in: a file, or none. */
const caricaLogo = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.studioLogo,
  titolo: 'Logo del proprio studio',
  accesso: scriviImpostazioni,
  formato: 'multipart',
  limite: { quante: 30, secondi: 60 },
  risposta: unLogo,
  handle: async ({ servizi, sessione, richiesta }) => {
    const id = requireStudio(sessione, undefined);
    const data = await withCaricamento({ richiesta, servizi }, z.object({}), async ({ file: [file] }) => {
      const dati = file?.contenuto ?? Buffer.alloc(0);
      const tipo = requireLogo(dati, 'logo');
      await withTenant(servizi.db, sessione, async (trx) => {
        const autore = { sessione, ip: normalizeIp(richiesta.ip), posta: servizi.posta };
        await changeLogoStudio(trx, autore, id, { dati, tipo });
      });
      return { Logo: computeLogo(dati, tipo) };
    });
    return { data };
  },
});

const togliLogo = rotta({
  metodo: 'DELETE',
  percorso: percorsi.studioLogo,
  titolo: 'Toglie il logo del proprio studio',
  accesso: scriviImpostazioni,
  risposta: unLogo,
  handle: async ({ trx, sessione, richiesta, servizi }) => {
    const id = requireStudio(sessione, undefined);
    const autore = { sessione, ip: normalizeIp(richiesta.ip), posta: servizi.posta };
    await changeLogoStudio(trx, autore, id, null);
    return { data: { Logo: null } };
  },
});

export const impostazioniRotte: readonly Rotta[] = [leggi, scrivi, caricaLogo, togliLogo];
