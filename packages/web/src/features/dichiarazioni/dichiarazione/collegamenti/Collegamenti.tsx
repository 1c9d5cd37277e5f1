import type { CollegamentiFilo } from '@quadra/contract';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatOra } from '../../../../formato/formato.ts';
import { messaggiCollegamenti as m, piedeCollegamenti } from '../../../../messages/collegamenti.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { Accettati } from './Accettati.tsx';
import css from './Collegamenti.module.css';
import { NonRiconosciute } from './NonRiconosciute.tsx';
import { countStato, listRighi } from './righi.ts';
import { Somme } from './Somme.tsx';
import sotto from './Sotto.module.css';
import { type Filtro, TavolaCollegamenti } from './TavolaCollegamenti.tsx';
import { type Atti, useCollegamenti, useLetti } from './useCollegamenti.ts';
import { useInsieme } from './useInsieme.ts';

/** What the other papers say to the declaration, what would change, and what is taken of it. */
export default function Collegamenti() {
  const { data, error, refetch } = useLetti(true);
  if (error && !data) {
    const { testo, codiceRichiesta } = toApiError(error);
    return (
      <div className={css.sheet} id="contenuto" tabIndex={-1}>
        <RiquadroErrore titolo={m.nonLetti} testo={testo} codiceRichiesta={codiceRichiesta} />
      </div>
    );
  }
  if (!data) return <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy="true" />;
  return <Letti letti={data} onRiprova={() => void refetch()} />;
}

const filtri = ['da decidere', 'uguale', 'rifiutato'] as const;

function Letti({ letti, onRiprova }: { letti: CollegamentiFilo; onRiprova: () => void }) {
  const atti = useCollegamenti(letti);
  const [filtro, setFiltro] = useState<Filtro>('da decidere');
  const insieme = useInsieme(letti, atti.segnati);
  return (
    <div className={css.view}>
      <Testa {...{ letti, atti, filtro, insieme }} onFiltro={setFiltro} />
      <div className={css.sheet} id="contenuto" tabIndex={-1}>
        <TavolaCollegamenti {...{ letti, atti, filtro, insieme, onRiprova }} />
        <div className={sotto.two}>
          <Somme letti={letti} />
          <NonRiconosciute letti={letti} atti={atti} />
        </div>
        <Accettati letti={letti} atti={atti} />
      </div>
      <footer className={css.foot}>
        {piedeCollegamenti.map(([tasti, cosa]) => (
          <span key={cosa} aria-hidden>
            {tasti.map((tasto) => (
              <kbd key={tasto}>{tasto}</kbd>
            ))}{' '}
            {cosa}
          </span>
        ))}
        <span className={css.last} title={m.indicativoTitolo}>
          {m.indicativo}
        </span>
      </footer>
    </div>
  );
}

type PropsTesta = {
  letti: CollegamentiFilo;
  atti: Atti;
  insieme: ReturnType<typeof useInsieme>;
  filtro: Filtro;
  onFiltro: (filtro: Filtro) => void;
};

/** How many values are ready and what they make, in a sentence; what is shown; the one act that matters. */
function Testa({ letti, atti, filtro, insieme, onFiltro }: PropsTesta) {
  const { modello } = useApertura();
  const righi = listRighi(letti);
  const { segnati, puo, inCorso } = atti;
  const imposta = m.imposta(modello.codice);
  const daDecidere = countStato(righi, 'da decidere');
  const hasImposta = modello.risultati.length > 0 && insieme !== null;
  return (
    <header className={css.head}>
      <div>
        <p className={css.when}>
          {m.letti(formatOra(letti.LettoIl))}
          {!puo && ` · ${m.solaLettura}`}
        </p>
        <h2 aria-live="polite">
          {m.frase(segnati.length, daDecidere, insieme?.effetto ?? null, imposta, hasImposta)}
        </h2>
      </div>
      <fieldset className={css.filters} aria-label={m.filtri}>
        {filtri.map((quale) => (
          <button
            key={quale}
            type="button"
            className={css.chip}
            aria-pressed={filtro === quale}
            onClick={() => onFiltro(quale)}
          >
            {m.filtro[quale]} {countStato(righi, quale)}
          </button>
        ))}
      </fieldset>
      {puo && (
        <Button
          aspetto="primary"
          icona={IconChecks}
          inCorso={inCorso}
          disabled={segnati.length === 0}
          onClick={() => void atti.accept()}
        >
          {m.accetta(segnati.length)}
        </Button>
      )}
    </header>
  );
}
