import {
  CASELLE_ELENCATE,
  type FormaStampa,
  opzioniStampa,
  testiStampa,
  titoliLavoro,
} from '@quadra/contract';
import { quadroOf } from '@quadra/fisco';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { FileEsito, Genere, Svolgimento } from '../../base/lavoro/lavoro.public.ts';
import {
  listRigheLotto,
  parametriLotto,
  stampaDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { type Definitiva, makeDefinitiva } from './stampa.service.ts';
import { checkScarico, writeZip } from './zip-stampe.ts';

const parametriStampa = parametriLotto.extend({
  Opzioni: opzioniStampa.default({ scheda: 1, forma: 'Prospetto' }),
});
type ParametriStampa = z.output<typeof parametriStampa>;

/** What the report says of a print: that it is not on the official pages that were asked, or what these leave out. */
function describeStampa(chiesta: FormaStampa, { forma, esclusi, stampataIl }: Definitiva): string {
  if (forma !== chiesta) return testiStampa.nonPubblicato;
  if (esclusi === null) return testiStampa.giaFatta(formatData(giornoDiRoma(stampataIl)));
  const { senzaPosto, senzaPagina } = esclusi;
  if (senzaPosto.length === 0) return '';
  const caselle = senzaPosto.flatMap(({ chiave }) =>
    senzaPagina.includes(quadroOf(chiave)) ? [] : [chiave],
  );
  const prime = caselle.slice(0, CASELLE_ELENCATE).join(', ');
  return [
    testiStampa.sulModello,
    ...(senzaPagina.length > 0 ? [testiStampa.senzaPagina(senzaPagina.join(', '))] : []),
    ...(caselle.length > 0 ? [testiStampa.senzaPosto(prime, caselle.length - CASELLE_ELENCATE)] : []),
    testiStampa.nelProspetto,
  ].join(' ');
}

async function run(svolgimento: Svolgimento, { Anno: anno, Opzioni }: ParametriStampa): Promise<FileEsito> {
  await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte, annotate }) => {
    const definitiva = await makeDefinitiva(trx, svolgimento.servizi, autore, {
      ...{ anno, id: chiave, adesso: svolgimento.servizi.now() },
      ...{ data: Opzioni.data, scheda: Opzioni.scheda, forma: Opzioni.forma },
      crediti: Opzioni.crediti,
    });
    const { pdf, denominazione, codiceFiscale } = definitiva;
    await keepParte(`${denominazione} ${codiceFiscale}`, pdf);
    const nota = describeStampa(Opzioni.forma, definitiva);
    if (nota !== '') annotate(nota);
  });
  await svolgimento.clearFile();
  await writeZip(svolgimento);
  return { nome: `dichiarazioni-${anno}.zip`, tipo: 'application/zip' };
}

/** The definitive print of many declarations: a zip with a PDF each and the report. */
export const stampaLotto: Genere<ParametriStampa> = {
  nome: 'stampa-dichiarazioni',
  parametri: parametriStampa,
  getTitolo: ({ Anno, Codici }) => titoliLavoro.stampa(Anno, new Set(Codici).size),
  getPermesso: () => stampaDichiarazione,
  listRighe: listRigheLotto,
  checkScarico,
  run,
};
