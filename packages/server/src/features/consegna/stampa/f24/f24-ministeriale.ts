import { ministerialeDiF24 } from '@quadra/contract';
import { loadVersamenti, quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import type { F24DaStampare } from '../../../versamenti/f24/f24.public.ts';
import { computeCompilazione, type FileDaCompilare } from '../ministeriale/compila.rules.ts';
import type { RichiestaMinisteriale } from '../ministeriale/compila-pdf.ts';
import { findAnnoPubblicato, getFile, listPubblicati } from '../ministeriale/ministeriale.queries.ts';

/** What goes on the official papers of a model, without their bytes. */
export interface F24Ufficiale {
  readonly titolo: string;
  readonly file: readonly FileDaCompilare[];
}

const toTestata = ({ f24, contribuente: c }: F24DaStampare) => {
  const { via, civico, comuneDescrizione, provincia } = c.domicilio_fiscale;
  const isPersona = c.tipo === 'PF';
  return {
    cognome: (isPersona ? c.cognome : null) ?? f24.denominazione,
    ...(isPersona && { nome: c.nome ?? '', sesso: c.sesso ?? '', dataNascita: c.data_nascita ?? '' }),
    ...(isPersona && {
      comuneNascita: c.comune_nascita_descrizione ?? '',
      provinciaNascita: c.provincia_nascita ?? '',
    }),
    ...{ comune: comuneDescrizione ?? '', provincia: provincia ?? '' },
    indirizzo: [via, civico].filter(Boolean).join(' '),
    ...{ data: f24.data, iban: f24.iban ?? '' },
  };
};

/**
 * The official papers of a model, filled by the names of their fields; undefined where the vendor has published none, and where
 * something of what is paid has no place on them: a paper that lacks a row is not one to pay with.
 */
export async function findUfficiale(trx: Trx, daStampare: F24DaStampare): Promise<F24Ufficiale | undefined> {
  const { f24, fogli } = daStampare;
  const tipo = ministerialeDiF24[f24.tipo];
  const anno = await findAnnoPubblicato(trx, tipo, Number(f24.data.slice(0, 4)));
  if (anno === undefined) return undefined;
  const v = await loadVersamenti();
  const { quadri } = v.getModelloF24(f24.tipo);
  const righi = fogli.map(({ sezioni }) => sezioni.flatMap((sezione) => sezione.righi));
  const { file, senzaPosto } = computeCompilazione(await listPubblicati(trx, tipo, anno), {
    quadri,
    contenuto: {
      dati: v.writeDatiF24(f24.tipo, toTestata(daStampare), righi),
      ...{ esiti: {}, forzature: {} },
      statiQuadri: Object.fromEntries(quadri.map(({ codice }) => [codice, 'completo'])),
    },
    voci: {
      ...{ CodiceFiscale: f24.codice_fiscale, Denominazione: f24.denominazione },
      ...{ ImpegnoCodiceFiscale: '', ImpegnoData: '' },
    },
    findComune: () => undefined,
    inBianco: [],
  });
  if (senzaPosto.some(({ chiave }) => quadroOf(chiave) !== v.QUADRO_TESTATA)) return undefined;
  return { titolo: `${tipo} n. ${f24.numero}`, file };
}

/** The same with the bytes of the papers, to be drawn. */
export async function openUfficiale(
  trx: Trx,
  { titolo, file }: F24Ufficiale,
): Promise<RichiestaMinisteriale> {
  const conContenuto = [];
  for (const uno of file) conContenuto.push({ ...uno, contenuto: (await getFile(trx, uno.id)).contenuto });
  return { titolo, file: conContenuto, isBozza: false };
}
