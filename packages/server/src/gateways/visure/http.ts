import { catasto, RIGHE_VISURA } from '@quadra/contract';
import { normalizeCodiceFiscale } from '@quadra/values';
import { z } from 'zod';
import type { ConfigServizi } from '../../config-servizi.ts';
import { type Visure, VisureAssenti, VisureSospese } from './port.ts';

const ENTRO_MS = 30_000;
const MASSIMO_BYTE = 2_000_000;
const parola = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const importo = z.number().min(0).max(999_999_999.99).nullable().default(null);
const senzaZeri = (testo: string | null) => testo?.replace(/^0+(?=.)/, '') || null;
/** `A02` of the land register is `A/2` of everybody else. */
const writeCategoria = (testo: string | null) =>
  testo?.toUpperCase().replace(/^([A-F])\/?0?(\d{1,2})$/, '$1/$2') || null;
const QUOTA = /^(\d{1,6})\/([1-9]\d{0,5})$/;

const intestato = z
  .object({
    codiceFiscale: parola(16),
    denominazione: z.string().trim().max(200),
    diritto: z.string().trim().max(60),
    quota: z.string().max(15).default(''),
    dal: z.iso.date().nullable().default(null),
  })
  .transform(({ codiceFiscale, denominazione, diritto, quota, dal }) => {
    const [, parte, tutto] = QUOTA.exec(quota) ?? [];
    const percento = parte ? Math.round((Number(parte) / Number(tutto)) * 10_000) / 100 : null;
    return {
      ...{
        CodiceFiscale: codiceFiscale ? normalizeCodiceFiscale(codiceFiscale) : null,
        Denominazione: denominazione,
      },
      ...{ Diritto: diritto, Quota: percento, QuotaScritta: quota, Dal: dal },
    };
  });
const riga = z
  .object({
    catasto: z.enum(catasto),
    comune: z.string().trim().toUpperCase().min(1).max(4),
    sezione: parola(3),
    foglio: parola(5),
    particella: parola(10),
    subalterno: parola(6),
    indirizzo: parola(200),
    categoria: parola(5),
    classe: parola(3),
    consistenza: importo,
    rendita: importo,
    redditoDominicale: importo,
    redditoAgrario: importo,
    superficie: importo,
    intestati: z.array(intestato).max(100).default([]),
  })
  .transform((r) => ({
    ...{ Catasto: r.catasto, Comune: r.comune, Sezione: r.sezione || null, Foglio: senzaZeri(r.foglio) },
    ...{ Particella: senzaZeri(r.particella), Subalterno: senzaZeri(r.subalterno), Indirizzo: r.indirizzo },
    ...{ Categoria: writeCategoria(r.categoria), Classe: r.classe || null, Consistenza: r.consistenza },
    ...{ Rendita: r.rendita, RenditaDominicale: r.redditoDominicale, RenditaAgraria: r.redditoAgrario },
    ...{ Superficie: r.superficie, Intestati: r.intestati },
  }));
const risultato = z.object({ righe: z.array(riga).max(RIGHE_VISURA) });

/**
 * No protocol for searching the land register from a program is public (SISTER is a site for persons under agreement), so this
 * one is ours, and small. `PUT /visure/<our key>` with the header `Authorization: Bearer <chiave>` and a JSON body
 * (`{"tipo": "Soggetto", "codiceFiscale", "comune"}` or `{"tipo": "Immobile", "catasto", "comune", "sezione", "foglio",
 * "particella", "subalterno"}`; what is not said is null) answers 200 with `{"righe": [...]}` as the schema above says, 404
 * when nothing is found, 503 when it is closed. The same key asked again is the same search. A service with another protocol
 * is another file beside this one.
 */
export function makeVisure({ indirizzo, simulato, chiave }: NonNullable<ConfigServizi['visure']>): Visure {
  return {
    isSimulato: simulato,
    async search(id, domanda) {
      const risposta = await fetch(`${indirizzo}/visure/${encodeURIComponent(id)}`, {
        method: 'PUT',
        redirect: 'error',
        signal: AbortSignal.timeout(ENTRO_MS),
        headers: { authorization: `Bearer ${chiave}`, 'content-type': 'application/json' },
        body: JSON.stringify(domanda),
      }).catch((causa) => {
        throw new VisureAssenti('no answer', { cause: causa });
      });
      if (risposta.status === 404) return null;
      if (risposta.status === 503) throw new VisureSospese('closed');
      if (!risposta.ok) throw new VisureAssenti(String(risposta.status));
      const testo = await risposta.text().catch(() => '');
      if (testo.length > MASSIMO_BYTE) throw new VisureAssenti('answer too long');
      const letta = risultato.safeParse(parseJson(testo));
      if (!letta.success) throw new VisureAssenti('unexpected answer');
      return letta.data.righe.length === 0 ? null : letta.data.righe;
    },
  };
}

function parseJson(testo: string): unknown {
  try {
    return JSON.parse(testo);
  } catch {
    return undefined;
  }
}
