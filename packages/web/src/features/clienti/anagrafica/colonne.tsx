import { Link } from '@tanstack/react-router';
import { computeStatoDichiarazione } from '../../../dominio/dichiarazione/stato-dichiarazione.ts';
import { makeColonnaTag } from '../../../dominio/tag/useTag.tsx';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiAnagrafica as m } from '../../../messages/anagrafica.ts';
import { nameTipo } from '../../../messages/dichiarazione.ts';
import { messaggiRiservatezza } from '../../../messages/riservatezza.ts';
import type { Colonna } from '../../../ui/griglia/colonna.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './AnagraficaListPage.module.css';
import type { AnagraficaRiga } from './anagrafica.api.ts';
import { makeTestoComune } from './nome-comune.ts';

const formatComune = ({ comune, provincia }: AnagraficaRiga): string =>
  makeTestoComune(comune ?? '', provincia ?? '');

/** The name of a field on the wire. */
const toFilo = (nome: string): string => `${nome.charAt(0).toUpperCase()}${nome.slice(1)}`;

type Saldo = Pick<NonNullable<AnagraficaRiga['dichiarazione']>, 'aDebito' | 'aCredito'>;

/** A column of whole euros: the unit stands in the head. */
const makeImporto = (
  nome: string,
  testo: string,
  pick: (saldo: Saldo) => number | null,
): Colonna<AnagraficaRiga> => {
  const valore = (riga: AnagraficaRiga) => riga.dichiarazione && pick(riga.dichiarazione);
  return {
    nome,
    esporta: `Dichiarazione.${toFilo(nome)}`,
    testo,
    tipo: 'int',
    larghezza: 98,
    valore,
    render: (riga) => <strong className={css.importo}>{formatImporto(valore(riga))}</strong>,
  };
};

const formatImporto = (importo: number | null): string => (importo === null ? '' : formatIntero(importo));

/** The state of the declaration of the year; which one it is, where it is not the ordinary one of a person. */
function describeDichiarazione({ dichiarazione }: AnagraficaRiga) {
  const { tipo, testo } = computeStatoDichiarazione(dichiarazione);
  if (dichiarazione === null || dichiarazione.tipo === 'Persone fisiche') return { tipo, testo };
  return { tipo, testo: m.statoDi(nameTipo(dichiarazione.tipo), testo) };
}

const StatoAnno = ({ riga }: { riga: AnagraficaRiga }) => {
  const altre = riga.dichiarazione?.altre ?? 0;
  return (
    <>
      <Stato {...describeDichiarazione(riga)} />
      {altre > 0 && (
        <span className={css.altre} title={m.altre(altre)}>
          <span aria-hidden> +{altre}</span>
          <span className="hidden"> {m.altre(altre)}</span>
        </span>
      )}
    </>
  );
};

/** Who the client is. */
const identita: readonly Colonna<AnagraficaRiga>[] = [
  {
    nome: 'denominazione',
    esporta: 'Denominazione',
    testo: m.cliente,
    ordina: 'Denominazione',
    fissa: true,
    valore: (riga) => riga.denominazione,
    render: (riga) => (
      <Link
        to="/anagrafica/$id"
        params={{ id: riga.id }}
        tabIndex={-1}
        className={css.name}
        title={riga.denominazione}
      >
        {riga.denominazione}
        {riga.limitataFino !== null && ` (${messaggiRiservatezza.limitato})`}
      </Link>
    ),
  },
  {
    nome: 'codiceFiscale',
    esporta: 'CodiceFiscale',
    testo: m.codiceFiscale,
    ordina: 'CodiceFiscale',
    larghezza: 156,
    cifre: true,
    valore: (riga) => riga.codiceFiscale,
  },
  {
    nome: 'tipo',
    esporta: 'Tipo',
    testo: m.tipo,
    ordina: 'Tipo',
    larghezza: 56,
    valore: (riga) => riga.tipo,
  },
  {
    nome: 'comune',
    esporta: 'Comune',
    testo: m.comune,
    ordina: 'Comune',
    larghezza: 140,
    valore: formatComune,
  },
];

/** The declaration of a year: its state and its balance. */
const makeRedditi = (anno: number): readonly Colonna<AnagraficaRiga>[] => [
  {
    nome: 'redditi',
    scheda: 'stato',
    esporta: 'Dichiarazione.Stato',
    testo: m.dichiarazione(anno),
    larghezza: 176,
    valore: (riga) => describeDichiarazione(riga).testo,
    render: (riga) => <StatoAnno riga={riga} />,
  },
  makeImporto('aDebito', m.aDebito, (saldo) => saldo.aDebito),
  makeImporto('aCredito', m.aCredito, (saldo) => saldo.aCredito),
];

type Recapito = 'telefono' | 'cellulare' | 'email' | 'emailPEC';
const numero = { larghezza: 112, lunghezza: 30, cifre: true };
const indirizzo = { larghezza: 200, lunghezza: 254 };

/** Where the client is reached, written in the list by who may. */
function makeRecapiti(scrive: boolean): readonly Colonna<AnagraficaRiga>[] {
  const make = (nome: Recapito, forma: typeof numero | typeof indirizzo): Colonna<AnagraficaRiga> => ({
    nome,
    esporta: toFilo(nome),
    testo: m[nome],
    visibile: nome === 'telefono',
    ...forma,
    valore: (riga) => riga[nome],
    ...(scrive && { modificabile: () => true }),
  });
  return [
    make('telefono', numero),
    make('cellulare', numero),
    make('email', indirizzo),
    make('emailPEC', indirizzo),
  ];
}

/** Who needs them shows them: they leave with the export. */
const altre: readonly Colonna<AnagraficaRiga>[] = [
  { nome: 'partitaIva', esporta: 'PIVA', testo: m.partitaIva, larghezza: 112, cifre: true },
  { nome: 'dataNascita', esporta: 'DataNascita', testo: m.dataNascita, tipo: 'date' as const },
  { nome: 'provincia', esporta: 'Provincia', testo: m.provincia, larghezza: 80 },
  { nome: 'cap', esporta: 'CAP', testo: m.cap, larghezza: 72, cifre: true },
  { nome: 'via', esporta: 'Via', testo: m.via, larghezza: 180 },
  { nome: 'civico', esporta: 'Civico', testo: m.civico, larghezza: 72 },
].map((colonna) => ({
  ...colonna,
  visibile: false,
  valore: (riga) => riga[colonna.nome as 'via'],
}));

const modificata: Colonna<AnagraficaRiga> = {
  nome: 'modificataIl',
  esporta: 'ModificataIl',
  testo: m.modificato,
  tipo: 'datetime',
  mostrato: 'date',
  visibile: false,
  ordina: 'ModificataIl',
  aDestra: true,
  valore: (riga) => riga.modificataIl,
};

/** Columns of the list of clients for a year; `scrive` lets addresses and telephones be written in the list. */
export const makeColonne = ({ anno, scrive }: { anno: number; scrive: boolean }) => [
  ...identita,
  ...makeRedditi(anno),
  ...makeRecapiti(scrive),
  makeColonnaTag<AnagraficaRiga>(),
  ...altre,
  modificata,
];
