import { DomainError } from '../../../http/domain-error.ts';
import {
  type Genere,
  isTuttoVisibile,
  listRighe,
  type Svolgimento,
} from '../../base/lavoro/lavoro.public.ts';
import { type VoceZip, writeResoconto, writeZipDi } from '../../base/lavoro/scarico.public.ts';

/** A name of a file for any system, told apart from those already used. */
export function nameFile(usati: Set<string>, nome: string): string {
  const pulito = nome
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  for (let n = 1; ; n += 1) {
    const file = n === 1 ? `${pulito}.pdf` : `${pulito} (${n}).pdf`;
    if (usati.has(file.toLowerCase())) continue;
    usati.add(file.toLowerCase());
    return file;
  }
}

/** The report of a job, as the file of its zip. */
export const makeVoceResoconto = async (svolgimento: Svolgimento): Promise<VoceZip> => ({
  nome: 'resoconto.csv',
  dati: Buffer.from(writeResoconto(await svolgimento.listRighe())),
});

async function* listVoci(svolgimento: Svolgimento): AsyncGenerator<VoceZip> {
  const usati = new Set<string>();
  for await (const { nome, dati } of svolgimento.readParti())
    yield { nome: nameFile(usati, nome), dati, isCompressa: true };
  yield makeVoceResoconto(svolgimento);
}

/** Puts in one zip the prints that were made and the report of all, piece by piece. */
export const writeZip = (svolgimento: Svolgimento): Promise<void> =>
  writeZipDi(svolgimento, listVoci(svolgimento));

/** A zip goes out only to who still sees every declaration in it. @throws ESPORTAZIONE_NON_VISIBILE */
export const checkScarico: NonNullable<Genere['checkScarico']> = async (trx, _, { studioId, id }) => {
  const righe = await listRighe(trx, { studio_id: studioId, id });
  const stampate = righe.filter(({ esito }) => esito === 'riuscita').map(({ chiave }) => chiave);
  if (!(await isTuttoVisibile(trx, 'dichiarazione', stampate)))
    throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
};
