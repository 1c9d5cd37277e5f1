import type { EsenzioneTemporanea, RiduzioneImu } from '@quadra/contract';
import type { ImmobileDaInquadrare, ImmobileImu, TemporaneaImu } from '@quadra/fisco';
import type { Posseduto } from '../../immobili/immobile/immobile.public.ts';

const riduzioni: Readonly<Record<RiduzioneImu, ImmobileImu['riduzione']>> = {
  Nessuna: 'nessuna',
  'Storico o artistico': 'storico',
  'Inagibile o inabitabile': 'inagibile',
  'Comodato a genitori o figli': 'comodato',
  'Storico in comodato': 'storico in comodato',
  'Pensionato estero': 'pensionato estero',
  'Canone concordato': 'canone concordato',
};
const temporanee: Readonly<Record<EsenzioneTemporanea, TemporaneaImu>> = {
  Nessuna: 'nessuna',
  'Solo acconto': 'solo acconto',
  'Solo saldo': 'solo saldo',
  Totale: 'totale',
};
const esenzioni = {
  Nessuna: 'nessuna',
  'Coltivatore diretto o IAP': 'coltivatore',
  'Occupato abusivamente': 'occupato',
  Altra: 'altra',
} as const;

/** A property of the records, in the words of the law of the IMU. */
export interface DaInquadrare extends ImmobileDaInquadrare {
  readonly posseduto: Posseduto;
}

const orNumero = (testo: string | null) => (testo === null ? null : Number(testo));
const describeUso = (uso: Posseduto['immobile']['uso_imu']): ImmobileDaInquadrare['uso'] =>
  uso === 'Rurale strumentale' ? 'rurale strumentale' : uso === 'Bene merce' ? 'bene merce' : 'altro';

export function toDaInquadrare(posseduto: Posseduto): DaInquadrare {
  const { immobile, possesso, contratti } = posseduto;
  return {
    posseduto,
    id: immobile.id,
    genere: immobile.genere,
    categoria: immobile.categoria,
    uso: describeUso(immobile.uso_imu),
    rendita: orNumero(immobile.rendita),
    redditoDominicale: orNumero(immobile.rendita_dominicale),
    valore: orNumero(immobile.valore),
    dal: possesso.dal,
    al: possesso.al,
    quota: Number(possesso.quota_imu ?? possesso.quota),
    isPrincipale: possesso.abitazione_principale,
    mesi: possesso.mesi_imu,
    riduzione: riduzioni[possesso.riduzione_imu],
    esenzione: esenzioni[possesso.esenzione_imu],
    temporanea: temporanee[possesso.esenzione],
    contratti: contratti.map(({ dal, al, aliquota }) => ({ dal, al, isConcordato: aliquota === 'Ridotta' })),
  };
}
