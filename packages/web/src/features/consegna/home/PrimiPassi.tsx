import type { NomePasso } from '@quadra/contract';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCalendario } from '../../../dominio/calendario/calendario.ts';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { formatGiornoDisteso } from '../../../formato/formato.ts';
import { messaggiPrimiPassi as m } from '../../../messages/primi-passi.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import home from './HomePage.module.css';
import homeStudio from './HomeStudio.module.css';
import css from './PrimiPassi.module.css';
import { INDIRIZZI, isFatto, type Passo, RIVISTI, sumRestano } from './primi-passi.ts';

const ImportaClienti = lazy(() => import('./ImportaClienti.tsx'));
const COLONNE = 7;

type Props = { passi: readonly Passo[]; onNascondi: () => void };

/** The first hour of a studio: what each step gives, how long it takes, how it stands; the one that comes is open in place. */
export function PrimiPassi({ passi, onNascondi }: Props) {
  const prossimo = passi.find((passo) => !isFatto(passo))?.nome ?? null;
  const [scelto, setScelto] = useState<NomePasso | 'nessuno' | null>(null);
  const aperto = scelto ?? prossimo;
  return (
    <>
      <Testata passi={passi} prossimo={prossimo} onApri={setScelto} onNascondi={onNascondi} />
      <table className={css.passi} aria-label={m.titolo}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={css.titolo}>
              <h2 className={home.heading}>{m.titolo}</h2>
            </th>
            <th scope="col">{m.cheCosaDa}</th>
            <th scope="col" className={css.come}>
              {m.comeSara}
            </th>
            <th scope="col" className={css.minuti}>
              {m.minuti}
            </th>
            <th scope="col">{m.stato}</th>
            <th scope="col">
              <span className="hidden">{m.azione}</span>
            </th>
          </tr>
        </thead>
        {passi.map((passo, i) => (
          <Riga
            key={passo.nome}
            passo={passo}
            numero={i + 1}
            isAperto={aperto === passo.nome}
            onApri={() => setScelto(aperto === passo.nome ? 'nessuno' : passo.nome)}
          />
        ))}
      </table>
      <p className={css.piede}>
        <span>{m.quandoSiVuole}</span>
        <span>{m.nascostiTesto}</span>
      </p>
    </>
  );
}

type PropsTestata = Props & { prossimo: NomePasso | null; onApri: (nome: NomePasso) => void };

/** What is left, how long it takes, and the button that does the one that comes. */
function Testata({ passi, prossimo, onApri, onNascondi }: PropsTestata) {
  const { history } = useRouter();
  const { oggi } = useCalendario();
  const { quanti, minuti } = sumRestano(passi);
  const begin = (nome: NomePasso) => {
    if (nome !== 'clienti') history.push(INDIRIZZI[nome]);
    else {
      onApri('clienti');
      requestAnimationFrame(() => document.getElementById('passo-clienti')?.focus());
    }
  };
  return (
    <div className={home.head}>
      <header>
        <p className={home.today}>{formatGiornoDisteso(new Date(`${oggi}T12:00:00Z`))}</p>
        <h1 className={home.sentence}>{quanti === 0 ? m.completo : m.frase(quanti, minuti)}</h1>
      </header>
      <div className={homeStudio.azioni}>
        <Button aspetto="quiet" onClick={onNascondi}>
          {m.nascondi}
        </Button>
        {prossimo !== null && (
          <Button aspetto="primary" onClick={() => begin(prossimo)}>
            {m.passi[prossimo].verbo}
          </Button>
        )}
      </div>
    </div>
  );
}

type PropsRiga = { passo: Passo; numero: number; isAperto: boolean; onApri: () => void };

function Riga({ passo, numero, isAperto, onApri }: PropsRiga) {
  const { nome, fatti, totale, come } = passo;
  const { nome: titolo, da, come: nomi, minuti, rivedi, verbo } = m.passi[nome];
  const isTutto = isFatto(passo);
  return (
    <tbody className={isAperto ? css.aperto : undefined}>
      <tr>
        <td className={classi(css.numero, 'figures')}>{numero}</td>
        <th scope="row">{titolo}</th>
        <td className={css.soft}>{da}</td>
        <td className={css.come}>{come ?? (isTutto ? m.quanti[nome](fatti) : <Nomi nomi={nomi} />)}</td>
        <td className={classi(css.minuti, 'figures')}>{minuti}</td>
        <td className={css.stato}>
          <StatoPasso isTutto={isTutto} fatti={fatti} totale={totale} />
        </td>
        <td className={css.verbo}>
          {isTutto ? (
            <Collegamento verso={RIVISTI[nome]}>{rivedi}</Collegamento>
          ) : (
            <button type="button" className={css.link} aria-expanded={isAperto} onClick={onApri}>
              {isAperto ? m.sospendi : verbo}
            </button>
          )}
        </td>
      </tr>
      {isAperto && !isTutto && (
        <tr className={css.dentro}>
          <td />
          <td colSpan={COLONNE - 1}>
            <Dentro passo={passo} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function StatoPasso({ isTutto, fatti, totale }: { isTutto: boolean; fatti: number; totale: number | null }) {
  if (isTutto) return <Stato tipo="fatto" testo={m.completo} />;
  return totale !== null && fatti > 0 ? (
    <Stato tipo="aperto" testo={m.campi(fatti, totale)} />
  ) : (
    <Stato tipo="daFare" testo={m.daFare} />
  );
}

/** What is not there yet: names, dashed. */
const Nomi = ({ nomi }: { nomi: readonly string[] }) => (
  <span className={css.nomi}>
    {nomi.map((nome) => (
      <span key={nome}>{nome}</span>
    ))}
  </span>
);

/** The step opened in its place: for the clients the import itself, for the others what it asks and where it is done. */
function Dentro({ passo: { nome, mancano } }: { passo: Passo }) {
  const { testo, verbo } = m.passi[nome];
  if (nome === 'clienti')
    return (
      <Suspense fallback={null}>
        <ImportaClienti />
      </Suspense>
    );
  return (
    <div className={css.corpo}>
      <p>
        {testo} {mancano.length > 0 && m.mancano(mancano)}
      </p>
      <Collegamento verso={INDIRIZZI[nome]}>{verbo}</Collegamento>
    </div>
  );
}
