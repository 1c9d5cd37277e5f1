import { Link } from '@tanstack/react-router';
import { computeSaldo, computeStatoDichiarazione } from '../../api/stato-dichiarazione.ts';
import { messaggiAnagrafica as m } from '../../messages/anagrafica.ts';
import { formatIntero } from '../../ui/formato.ts';
import type { Colonna } from '../../ui/griglia/colonna.ts';
import { Stato } from '../../ui/Stato.tsx';
import css from './AnagraficaListPage.module.css';
import type { AnagraficaRiga } from './anagrafica.api.ts';
import { makeTestoComune } from './nome-comune.ts';

const formatComune = ({ comune, provincia }: AnagraficaRiga): string =>
  makeTestoComune(comune ?? '', provincia ?? '');

type Saldo = ReturnType<typeof computeSaldo>;

/** A column of whole euros: the unit stands in the head. */
const makeImporto = (
  nome: string,
  testo: string,
  pick: (saldo: Saldo) => number | null,
): Colonna<AnagraficaRiga> => {
  const valore = (riga: AnagraficaRiga) => riga.dichiarazione && pick(computeSaldo(riga.dichiarazione));
  return {
    nome,
    esporta: `Dichiarazione.${nome.charAt(0).toUpperCase()}${nome.slice(1)}`,
    testo,
    tipo: 'int',
    larghezza: 98,
    valore,
    render: (riga) => <strong className={css.importo}>{formatImporto(valore(riga))}</strong>,
  };
};

const formatImporto = (importo: number | null): string => (importo === null ? '' : formatIntero(importo));

/** A declaration of persons is not asked of other subjects. */
const NonPrevista = () => (
  <span title={m.nonPrevista}>
    <span aria-hidden>–</span>
    <span className="hidden">{m.nonPrevista}</span>
  </span>
);

type Opzioni = { anno: number; scrive: boolean };
const writable = (scrive: boolean) => (scrive ? { modificabile: () => true } : {});

/** Columns of the list of clients for a year; `scrive` lets addresses and telephones be written in the list. */
export const makeColonne = ({ anno, scrive }: Opzioni): readonly Colonna<AnagraficaRiga>[] => [
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
    larghezza: 150,
    valore: formatComune,
  },
  {
    nome: 'redditi',
    esporta: 'Dichiarazione.Stato',
    testo: m.redditi(anno),
    larghezza: 152,
    valore: (riga) => (riga.tipo === 'SD' ? '' : computeStatoDichiarazione(riga.dichiarazione).testo),
    render: (riga) =>
      riga.tipo === 'SD' ? <NonPrevista /> : <Stato {...computeStatoDichiarazione(riga.dichiarazione)} />,
  },
  makeImporto('aDebito', m.aDebito, (saldo) => saldo.aDebito),
  makeImporto('aCredito', m.aCredito, (saldo) => saldo.aCredito),
  {
    nome: 'telefono',
    esporta: 'Telefono',
    testo: m.telefono,
    larghezza: 112,
    lunghezza: 30,
    cifre: true,
    valore: (riga) => riga.telefono,
    ...writable(scrive),
  },
  {
    nome: 'cellulare',
    esporta: 'Cellulare',
    testo: m.cellulare,
    visibile: false,
    larghezza: 112,
    lunghezza: 30,
    cifre: true,
    valore: (riga) => riga.cellulare,
    ...writable(scrive),
  },
  {
    nome: 'email',
    esporta: 'Email',
    testo: m.email,
    visibile: false,
    larghezza: 200,
    lunghezza: 254,
    valore: (riga) => riga.email,
    ...writable(scrive),
  },
  {
    nome: 'emailPEC',
    esporta: 'EmailPEC',
    testo: m.emailPEC,
    visibile: false,
    larghezza: 200,
    lunghezza: 254,
    valore: (riga) => riga.emailPEC,
    ...writable(scrive),
  },
  {
    nome: 'modificataIl',
    esporta: 'ModificataIl',
    testo: m.modificato,
    tipo: 'datetime',
    mostrato: 'date',
    ordina: 'ModificataIl',
    aDestra: true,
    valore: (riga) => riga.modificataIl,
  },
];
