import {
  type Anagrafica,
  type IntermediarioFilo,
  type SegnapostoIncarico,
  statoCivile,
  type TipoFirma,
} from '@quadra/contract';
import { formatData, isData } from '@quadra/values';
import { DA_SCRIVERE } from '../../../versamenti/incarico/incarico.public.ts';
import type { Blocco, Voce } from '../comunicazione/comunicazione.ts';
import { listImpegno } from '../impegno.rules.ts';

const writeGiorno = (giorno: string | null): string =>
  giorno !== null && isData(giorno) ? formatData(giorno) : '';
const join = (parti: readonly (string | null)[], fra = ' ') => parti.filter(Boolean).join(fra);

/** Of a record, what a sheet says. */
export type Contribuente = Pick<
  Anagrafica,
  | 'denominazione'
  | 'codiceFiscale'
  | 'partitaIva'
  | 'comuneNascitaDescrizione'
  | 'provinciaNascita'
  | 'dataNascita'
  | 'sesso'
  | 'statoCivile'
  | 'domicilioFiscale'
  | 'residenza'
  | 'residenzaDiversa'
  | 'sedeLegale'
  | 'sedeLegaleDiversa'
  | 'sedeAttivita'
  | 'sedeAttivitaDiversa'
  | 'email'
  | 'emailPEC'
  | 'telefono'
  | 'cellulare'
  | 'tipoDocumento'
  | 'numeroDocumento'
  | 'rilasciatoDa'
  | 'dataRilascio'
  | 'dataScadenza'
  | 'emailFirma'
  | 'telefonoFirma'
>;

type Indirizzo = Anagrafica['domicilioFiscale'];
function writeIndirizzo({ via, civico, cap, comuneDescrizione, provincia }: Indirizzo): string {
  const comune = join([cap, comuneDescrizione, provincia === null ? null : `(${provincia})`]);
  return join([join([via, civico]), comune], ', ');
}
const writeNascita = (c: Contribuente): string => {
  const dove = join([
    c.comuneNascitaDescrizione,
    c.provinciaNascita === null ? null : `(${c.provinciaNascita})`,
  ]);
  return join([dove, writeGiorno(c.dataNascita)], ', ');
};
const writeDocumento = (c: Contribuente): string =>
  join(
    [
      join([c.tipoDocumento, c.numeroDocumento]),
      c.rilasciatoDa && `rilasciato da ${c.rilasciatoDa}`,
      c.dataRilascio && `il ${writeGiorno(c.dataRilascio)}`,
    ],
    ', ',
  );

/** What the record says of who signs; what is not written is left out. */
function listContribuente(c: Contribuente): Voce[] {
  const voci: [string, string | null][] = [
    ['Cognome e nome o denominazione', c.denominazione],
    ['Codice fiscale', c.codiceFiscale],
    ['Partita IVA', c.partitaIva],
    ['Nascita', writeNascita(c)],
    ['Sesso', c.sesso],
    ['Stato civile', c.statoCivile === 0 ? null : (statoCivile[c.statoCivile] ?? null)],
    ['Domicilio fiscale', writeIndirizzo(c.domicilioFiscale)],
    ['Residenza', c.residenzaDiversa ? writeIndirizzo(c.residenza) : null],
    ['Sede legale', c.sedeLegaleDiversa ? writeIndirizzo(c.sedeLegale) : null],
    ['Sede dell’attività', c.sedeAttivitaDiversa ? writeIndirizzo(c.sedeAttivita) : null],
    ['E-mail', c.email],
    ['PEC', c.emailPEC],
    ['Telefono', c.telefono],
    ['Cellulare', c.cellulare],
    ['Documento d’identità', writeDocumento(c)],
    ['Scadenza del documento', writeGiorno(c.dataScadenza)],
    ['E-mail per la firma', c.emailFirma],
    ['Telefono per la firma', c.telefonoFirma],
  ];
  return voci.flatMap(([titolo, valore]) => (valore ? [{ titolo, valore }] : []));
}

/** What the places of a text hold, for a client, an intermediary and a day. */
export const listSegnaposti = (
  c: Contribuente,
  intermediario: IntermediarioFilo | null,
  { studio, anno, oggi }: { readonly studio: string; readonly anno: number; readonly oggi: string },
): Record<SegnapostoIncarico, string> => ({
  cliente: c.denominazione,
  codicefiscale: c.codiceFiscale,
  nascita: writeNascita(c),
  domicilio: writeIndirizzo(c.domicilioFiscale),
  documento: writeDocumento(c),
  studio,
  intermediario: intermediario?.Denominazione ?? '',
  codiceintermediario: intermediario?.CodiceFiscale ?? '',
  anno: String(anno),
  data: writeGiorno(oggi),
});

const firme: Readonly<Record<TipoFirma, readonly Blocco[]>> = {
  Autografa: [{ tipo: 'firme', luogo: 'Luogo e data', firme: ['Firma'] }],
  Elettronica: [
    { tipo: 'testo', testo: 'Da firmare elettronicamente: la firma è nel file, non sulla carta.' },
  ],
};

/** The sheet that a client signs: who he is, who it is given to, the words of the studio, where to sign. Pure. */
export const describeIncarico = (
  contribuente: Contribuente,
  intermediario: IntermediarioFilo | null,
  testo: string,
  firma: TipoFirma,
): readonly Blocco[] => [
  { tipo: 'voci', titolo: 'Contribuente', voci: listContribuente(contribuente) },
  {
    tipo: 'voci',
    titolo: 'Intermediario',
    voci:
      intermediario === null
        ? [{ titolo: 'Intermediario', valore: DA_SCRIVERE }]
        : listImpegno(intermediario, null),
  },
  ...testo.split(/\n\s*\n/).map((capoverso): Blocco => ({ tipo: 'testo', testo: capoverso.trim() })),
  ...firme[firma],
];
