import { titoliLavoro } from '@quadra/contract';
import yazl from 'yazl';
import { DomainError } from '../../http/domain-error.ts';
import {
  listRigheLotto,
  type ParametriLotto,
  parametriLotto,
  stampaDichiarazione,
} from '../dichiarazione/dichiarazione.public.ts';
import { isTuttoVisibile } from '../esportazione/storico.public.ts';
import { type FileEsito, type Genere, listRighe, type Svolgimento } from '../lavoro/lavoro.public.ts';
import { writeFileZip, writeResoconto } from '../lavoro/scarico.public.ts';
import { makePdf } from './pdf.ts';
import { getFoglioDefinitivo } from './stampa.service.ts';

/** A name of a file for any system, told apart from those already used. */
function nameFile(usati: Set<string>, nome: string): string {
  const pulito = nome
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .trim();
  for (let n = 1; ; n += 1) {
    const file = n === 1 ? `${pulito}.pdf` : `${pulito} (${n}).pdf`;
    if (usati.has(file.toLowerCase())) continue;
    usati.add(file.toLowerCase());
    return file;
  }
}

/** Puts in one zip the prints that were made and the report of all, piece by piece. */
async function writeZip(svolgimento: Svolgimento): Promise<void> {
  const zip = new yazl.ZipFile();
  const usati = new Set<string>();
  const righe = await svolgimento.listRighe();
  for await (const { nome, dati } of svolgimento.readParti()) {
    // A PDF is compressed already.
    zip.addBuffer(dati, nameFile(usati, nome), { compress: false });
  }
  zip.addBuffer(Buffer.from(writeResoconto(righe)), 'resoconto.csv');
  await writeFileZip(svolgimento, zip);
}

async function run(svolgimento: Svolgimento, { Anno: anno }: ParametriLotto): Promise<FileEsito> {
  await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte }) => {
    const quando = svolgimento.servizi.now();
    const foglio = await getFoglioDefinitivo(trx, svolgimento.servizi, autore, {
      anno,
      id: chiave,
      quando,
    });
    await keepParte(`${foglio.testata.denominazione} ${foglio.testata.codiceFiscale}`, await makePdf(foglio));
  });
  await svolgimento.clearFile();
  await writeZip(svolgimento);
  return { nome: `dichiarazioni-${anno}.zip`, tipo: 'application/zip' };
}

/** The definitive print of many declarations: a zip with a PDF each and the report. */
export const stampaLotto: Genere<ParametriLotto> = {
  nome: 'stampa-dichiarazioni',
  parametri: parametriLotto,
  getTitolo: ({ Anno, Codici }) => titoliLavoro.stampa(Anno, new Set(Codici).size),
  getPermesso: () => stampaDichiarazione,
  listRighe: listRigheLotto,
  checkScarico: async (trx, _, { studioId, id }) => {
    const righe = await listRighe(trx, { studio_id: studioId, id });
    const stampate = righe.filter(({ esito }) => esito === 'riuscita').map(({ chiave }) => chiave);
    if (!(await isTuttoVisibile(trx, 'dichiarazione', stampate)))
      throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
  },
  run,
};
