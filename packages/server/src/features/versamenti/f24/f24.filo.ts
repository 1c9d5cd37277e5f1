import {
  type F24Filo,
  type F24InteroFilo,
  type Interno,
  modelloDiTipo,
  type RigaF24Filo,
  toWire,
} from '@quadra/contract';
import { loadVersamenti, type RigoF24, type Rilievo } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import { mapInEuro, toCampoFilo } from '../versamento/importi.ts';
import type { F24Tenuto, FileTenuto, RigaTenuta } from './f24.queries.ts';
import { canFare, listAzioni, toRigo } from './f24.rules.ts';

/** A model as the lists tell it: amounts in euro. */
export const writeF24 = (f: F24Tenuto): F24Filo => ({
  Id: f.id,
  IdStudio: f.studio_id,
  NomeStudio: f.nome_studio ?? '',
  IdAnagrafica: f.anagrafica_id,
  Denominazione: f.denominazione,
  CodiceFiscale: f.codice_fiscale,
  Numero: f.numero,
  Anno: f.anno,
  Tipo: f.tipo,
  Scadenza: f.scadenza,
  Data: f.data,
  Debito: toEuro(f.debito),
  Credito: toEuro(f.credito),
  Saldo: toEuro(f.debito - f.credito),
  Iban: f.iban,
  Canale: f.canale,
  Origine: f.origine,
  Scopo: f.scopo,
  Rata: f.rata,
  Rate: f.rate,
  Stato: f.stato,
  StatoInvio: f.stato_invio,
  InviatoIl: f.inviato_il,
  Protocollo: f.protocollo,
  Scarto: f.scarto,
  PagatoIl: f.pagato_il,
  Pagato: toEuro(f.pagato),
  MotivoAnnullo: f.motivo_annullo,
  Nota: f.nota,
  QuanteRighe: f.quante_righe ?? 0,
  Versione: f.versione,
});

const toProvenienza = (r: RigaTenuta): RigaF24Filo['Provenienza'] =>
  r.voce_id === null || r.voce_nome === null
    ? null
    : {
        Nome: r.voce_nome,
        Casella: r.voce_casella,
        IdDichiarazione: r.dichiarazione_id,
        Modello: r.voce_tipo === null ? null : modelloDiTipo[r.voce_tipo].modello,
        Anno: r.voce_anno ?? 0,
      };

const writeRiga = (r: RigaTenuta): RigaF24Filo => ({
  ...toWire<Pick<RigaF24Filo, 'Sezione' | 'Codice'>>(mapInEuro(toRigo(r)) as Interno<RigaF24Filo>),
  Id: r.id,
  IdVoce: r.voce_id,
  Quota: toEuro(r.quota),
  Calcolato: toEuro(r.calcolato),
  Pagato: toEuro(r.pagato),
  Provenienza: toProvenienza(r),
});

const toRilievi = (rilievi: readonly Rilievo[]): F24InteroFilo['Rilievi'] =>
  rilievi.map((uno) =>
    toWire<F24InteroFilo['Rilievi'][number]>({
      ...uno,
      campo: toCampoFilo(uno.campo),
    } as Interno<F24InteroFilo['Rilievi'][number]>),
  );

/** A model with its rows, what is wrong with them, and what may be done. */
export async function writeF24Intero(
  f: F24Tenuto,
  righe: readonly RigaTenuta[],
  rilievi: readonly Rilievo[],
  file: FileTenuto | undefined,
): Promise<F24InteroFilo> {
  const v = await loadVersamenti();
  const righi: RigoF24[] = righe.map(toRigo);
  const Sezioni = toWire<F24InteroFilo['Sezioni']>(
    mapInEuro(v.computeSezioni(righi)) as Interno<F24InteroFilo['Sezioni']>,
  );
  // Once it is sent its rows stay as they are: what changes is only said of it, and there is nothing to make again.
  const isAttuale = file !== undefined && (file.versione === f.versione || !canFare('file', f.stato));
  return {
    ...writeF24(f),
    Righe: righe.map(writeRiga),
    Rilievi: toRilievi(rilievi),
    Sezioni,
    Fogli: v.splitF24(f.tipo, righi).length,
    Azioni: listAzioni(f.stato).filter((azione) => azione !== 'elimina' || file === undefined),
    File:
      file === undefined
        ? null
        : {
            Nome: file.nome,
            CreatoIl: file.creato_il.toISOString(),
            Sha256: file.sha256.toString('hex'),
            Attuale: isAttuale,
          },
  };
}
