import yazl from 'yazl';
import { DomainError } from '../../../http/domain-error.ts';
import {
  type Genere,
  isTuttoVisibile,
  listRighe,
  type Svolgimento,
} from '../../base/lavoro/lavoro.public.ts';
import { writeFileZip, writeResoconto } from '../../base/lavoro/scarico.public.ts';

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
export async function writeZip(svolgimento: Svolgimento): Promise<void> {
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

/** A zip goes out only to who still sees every declaration in it. @throws ESPORTAZIONE_NON_VISIBILE */
export const checkScarico: NonNullable<Genere['checkScarico']> = async (trx, _, { studioId, id }) => {
  const righe = await listRighe(trx, { studio_id: studioId, id });
  const stampate = righe.filter(({ esito }) => esito === 'riuscita').map(({ chiave }) => chiave);
  if (!(await isTuttoVisibile(trx, 'dichiarazione', stampate)))
    throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
};
