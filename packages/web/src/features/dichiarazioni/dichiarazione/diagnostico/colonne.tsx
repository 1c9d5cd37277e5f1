import { quadroOf } from '@quadra/fisco';
import { Link } from '@tanstack/react-router';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiDiagnostico as m } from '../../../../messages/diagnostico.ts';
import { messaggiDichiarazione } from '../../../../messages/dichiarazione.ts';
import { type Colonna, prepareColonne } from '../../../../ui/griglia/colonna.ts';
import { Stato, type TipoStato } from '../../../../ui/stati/Stato.tsx';
import { nameCasella } from '../dati/chiave.ts';
import css from './Diagnostico.module.css';
import type { RigaRilievi } from './rilievi.api.ts';

const makeConteggio = (
  nome: 'bloccanti' | 'discordanze' | 'informative',
  ordina: string,
  tipo: TipoStato,
): Colonna<RigaRilievi> => ({
  nome,
  testo: m[nome],
  ordina,
  larghezza: 100,
  cifre: true,
  valore: (riga) => riga[nome],
  render: (riga) => {
    const quanti = riga[nome];
    return quanti === null || quanti === 0 ? null : <Stato tipo={tipo} testo={formatIntero(quanti)} />;
  },
});

/** The most serious finding: its casella, a link to it, and what it says. */
function Primo({ riga }: { riga: RigaRilievi }) {
  const { chiave, messaggio, anno, id } = riga;
  if (chiave === null) return <Stato tipo="daFare" testo={m.daRicalcolare} />;
  return (
    <span className={css.first} title={messaggio ?? undefined}>
      <Link
        to="/dichiarazione/$anno/$id/$vista"
        params={{ anno: String(anno), id, vista: `quadro${quadroOf(chiave)}` }}
        hash={chiave}
        tabIndex={-1}
        className={css.link}
      >
        {nameCasella(chiave)}
      </Link>
      <span className={css.text}>{messaggio}</span>
    </span>
  );
}

/** Columns of the list of the findings. */
export const colonneRilievi = prepareColonne<RigaRilievi>([
  {
    nome: 'denominazione',
    testo: m.cliente,
    ordina: 'Denominazione',
    fissa: true,
    larghezza: 180,
    valore: (riga) => riga.denominazione,
  },
  {
    nome: 'codiceFiscale',
    testo: m.codiceFiscale,
    ordina: 'CodiceFiscale',
    larghezza: 156,
    cifre: true,
    valore: (riga) => riga.codiceFiscale,
  },
  {
    nome: 'modello',
    testo: m.modello,
    ordina: 'Tipo',
    larghezza: 140,
    valore: ({ tipo, anno, finalita, comune }) => messaggiDichiarazione.diTipo(tipo, anno, finalita, comune),
  },
  makeConteggio('bloccanti', 'Bloccanti', 'errore'),
  makeConteggio('discordanze', 'Discordanze', 'attenzione'),
  makeConteggio('informative', 'Informative', 'daFare'),
  {
    nome: 'primo',
    testo: m.primo,
    valore: ({ chiave, messaggio }) => (chiave === null ? m.daRicalcolare : messaggio),
    render: (riga) => <Primo riga={riga} />,
  },
]);
