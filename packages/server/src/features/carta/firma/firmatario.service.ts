import { createHash } from 'node:crypto';
import { type CollegamentoBustaLettaFilo, testiFirmaSemplice as t } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import {
  type Collegamento,
  endCollegamento,
  withCodice,
} from '../../base/collegamento/collegamento.public.ts';
import { openDocumento } from '../../clienti/documento/documento.public.ts';
import { type Busta, insertEvento, updateStato } from './busta.queries.ts';
import { findPassaggio } from './busta.rules.ts';
import { getBusta, releaseDocumenti, tell } from './busta.service.ts';
import { mailCopiaFirmata } from './copia-firmata.ts';
import { concludeBusta } from './esito.ts';
import { addEvidenza, type FattiFirma } from './evidenza.ts';
import {
  findContatto,
  findFirmatario,
  findIdDelCollegamento,
  listDaLeggere,
  noteLettura,
  updateIp,
  updateRifiuto,
} from './semplice.queries.ts';

const hash = (byte: Buffer): string => createHash('sha256').update(byte).digest('hex');

/** The envelope that a link opens, locked and still to be signed. @throws CODICE_NON_VALIDO, BUSTA_CONCLUSA */
async function holdBusta(trx: Trx, c: Collegamento): Promise<Busta> {
  const id = await findIdDelCollegamento(trx, c);
  if (id === undefined) throw new DomainError('CODICE_NON_VALIDO');
  const busta = await getBusta(trx, id, { isTenuta: true });
  if (busta.stato !== 'Inviato') throw new DomainError('BUSTA_CONCLUSA');
  return busta;
}
const getFirmatario = async (trx: Trx, busta: Busta): Promise<string> =>
  (await findFirmatario(trx, busta))?.nome ?? '';

/** What is to be signed, for who has the link and its code. @throws BUSTA_CONCLUSA */
export async function readDaFirmare(trx: Trx, c: Collegamento): Promise<CollegamentoBustaLettaFilo> {
  const busta = await holdBusta(trx, c);
  const documenti = await listDaLeggere(trx, busta);
  return {
    Cliente: c.denominazione,
    Firmatario: await getFirmatario(trx, busta),
    Documenti: documenti.map(({ id, nome, sha256 }) => ({
      Id: id,
      Nome: nome,
      Sha256: sha256.toString('hex'),
    })),
  };
}

/** The bytes of one of the documents; that they were taken is written. @throws BUSTA_CONCLUSA, NON_TROVATO */
export async function readDocumentoDaFirmare(
  trx: Trx,
  c: Collegamento,
  idDocumento: string,
  adesso: Date,
): Promise<{ nome: string; contenuto: Buffer }> {
  const busta = await holdBusta(trx, c);
  if (!busta.documenti.some(({ Id }) => Id === idDocumento)) throw new DomainError('NON_TROVATO');
  const { documento, contenuto } = await openDocumento(trx, idDocumento);
  await noteLettura(trx, busta, idDocumento, adesso);
  return { nome: documento.Nome, contenuto };
}

/** What is signed, and what is known of who signs it, as it is when he does. */
interface DaConcludere {
  readonly fatti: FattiFirma;
  readonly documenti: readonly {
    readonly id: string;
    readonly nome: string;
    readonly sha256: string;
    readonly letto: Date | null;
    readonly pagina: number | undefined;
    readonly contenuto: Buffer;
  }[];
}
type Pagine = ReadonlyMap<string, number>;
async function readAtto(
  trx: Trx,
  c: Collegamento,
  { ip, pagine }: { readonly ip: string | null; readonly pagine: Pagine },
  adesso: Date,
): Promise<DaConcludere> {
  const busta = await holdBusta(trx, c);
  const daLeggere = await listDaLeggere(trx, busta);
  if (daLeggere.some(({ letto_il }) => letto_il === null)) requireNessunErrore({ Letto: [t.NON_LETTO] });
  const contatto = await findContatto(trx, busta.studio_id, busta.anagrafica_id);
  const documenti = [];
  for (const { id, nome, letto_il: letto } of daLeggere) {
    const { contenuto } = await openDocumento(trx, id);
    documenti.push({ id, nome, letto, pagina: pagine.get(id), contenuto, sha256: hash(contenuto) });
  }
  const fatti = {
    ...{ studio: c.nome_studio, cliente: c.denominazione, codiceFiscale: contatto?.codice_fiscale ?? '' },
    ...{ firmatario: await getFirmatario(trx, busta), email: c.email, ip, link: c.id },
    ...{ inviato: busta.inviata_il, aperto: c.aperto_il, codice: c.codice_mandato_il, firmato: adesso },
    busta: `${busta.numero}/${busta.anno}`,
  };
  return { fatti, documenti };
}

type Firmati = readonly {
  readonly id: string;
  readonly nome: string;
  readonly sha256: string;
  readonly pagina: number | undefined;
  readonly contenuto: Buffer;
}[];
async function writeFirma(
  trx: Trx,
  con: Pick<Servizi, 'posta'>,
  c: Collegamento,
  { fatti, firmati }: { readonly fatti: FattiFirma; readonly firmati: Firmati },
): Promise<void> {
  const busta = await holdBusta(trx, c);
  const ora = await listDaLeggere(trx, busta);
  // What waits for a signature is not changed: were it, what was signed is not what is there.
  if (ora.some(({ sha256 }, posto) => sha256.toString('hex') !== firmati[posto]?.sha256))
    throw new DomainError('RECORD_MODIFICATO');
  const { ip, firmato, link, email, firmatario, inviato, aperto, codice } = fatti;
  const chi = { utenteId: null, ip };
  await endCollegamento(trx, c, 'usato', firmato);
  await updateIp(trx, busta, ip);
  await concludeBusta(trx, busta, 'firmata', firmati, firmato, chi);
  const { studio } = fatti;
  await mailCopiaFirmata(trx, con, { studioId: busta.studio_id, studio, email, firmati });
  await tell(trx, busta, chi, 'firma semplice', {
    ...{ link, email, ip, firmatario, inviato, aperto, codice, firmato },
    documenti: firmati.map(({ sha256, pagina, contenuto }) => ({
      ...{ sha256, conEvidenza: hash(contenuto) },
      ...(pagina !== undefined && { pagina }),
    })),
  });
}

/**
 * Signs: each document becomes its own pages with those of evidence after them, the link is over, and what is known of the
 * signature is a link of the chain of the studio, and he is mailed his copy. Pages are drawn between two transactions: nothing is held meanwhile.
 * @throws CODICE_NON_VALIDO, BUSTA_CONCLUSA, RICHIESTA_NON_VALIDA on Codice or Letto
 */
export async function signSemplice(
  servizi: Pick<Servizi, 'db' | 'now' | 'cifratura' | 'posta'>,
  chi: {
    readonly link: string;
    readonly codice: string;
    readonly ip: string | null;
    readonly pagine: Pagine;
  },
): Promise<void> {
  const { fatti, documenti } = await withCodice(servizi, 'firma', chi, (trx, c, adesso) =>
    readAtto(trx, c, chi, adesso),
  );
  const firmati: Firmati[number][] = [];
  for (const { id, ...documento } of documenti) {
    const { nome, sha256, pagina } = documento;
    firmati.push({ id, nome, sha256, pagina, contenuto: await addEvidenza(fatti, documento) });
  }
  await withCodice(servizi, 'firma', chi, (trx, c) => writeFirma(trx, servizi, c, { fatti, firmati }));
}

/** Who should sign says why he does not: the documents are free again. @throws BUSTA_CONCLUSA */
export async function refuseSemplice(
  trx: Trx,
  c: Collegamento,
  { motivo, ip }: { readonly motivo: string; readonly ip: string | null },
  adesso: Date,
): Promise<void> {
  const busta = await holdBusta(trx, c);
  await endCollegamento(trx, c, 'usato', adesso);
  const chi = { utenteId: null, ip };
  const stato = findPassaggio(busta.stato, 'annullata');
  if (!stato) throw new DomainError('BUSTA_CONCLUSA');
  await updateStato(trx, busta, stato, null);
  await releaseDocumenti(trx, chi, busta);
  await updateRifiuto(trx, busta, motivo);
  await insertEvento(trx, {
    ...{ studio_id: busta.studio_id, evento_id: `rifiuto:${busta.id}`, busta_id: busta.id },
    tipo: 'signature_request.declined',
  });
  await tell(trx, busta, chi, 'rifiuto busta', { stato, motivo });
}
