import { type Quadro, type Sezione as SezioneModello, withModulo } from '@quadra/fisco';
import { IconMathFunction } from '@tabler/icons-react';
import { useMemo, useSyncExternalStore } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { isParlante, type Linea, listLinee, nameRighi } from '../dati/disposizione.ts';
import { isQuadroInterno } from '../dati/interni.ts';
import { hideVuoti, keepCompilati, listSezioni } from '../dati/ordine.ts';
import { FRONTESPIZIO, findAnteprima } from '../dati/stati.ts';
import { Elenco } from './Elenco.tsx';
import { Incarico } from './Incarico.tsx';
import { NonGestito } from './NonGestito.tsx';
import { NumeroInterno } from './NumeroInterno.tsx';
import css from './QuadroSheet.module.css';
import registro from './Registro.module.css';
import { Sezione } from './Sezione.tsx';
import { soloCompilati } from './solo-compilati.ts';
import { TestaQuadro } from './TestaQuadro.tsx';

/** The open quadro: its head, its sezioni, and below the results it feeds, counted while one types. */
export function QuadroSheet() {
  const { quadro, modulo, modello } = useApertura();
  const sezioni = useMostrate();
  const anteprima = useMemo(() => findAnteprima(modello.quadri, quadro.codice), [modello, quadro]);
  return (
    <div key={quadro.codice} className={css.sheet} id="contenuto" data-quadro={quadro.codice} tabIndex={-1}>
      <TestaQuadro />
      {quadro.copertura === 'non gestito' && <NonGestito />}
      {sezioni.length === 0 && quadro.copertura !== 'non gestito' && (
        <p className={css.note}>{m.nessunCompilato}</p>
      )}
      {sezioni.map((sezione) => (
        <Sezione key={`${quadro.codice}-${modulo}-${sezione.titolo}`} quadro={quadro} sezione={sezione} />
      ))}
      {quadro.codice === FRONTESPIZIO && <Incarico />}
      {anteprima && anteprima.codice !== quadro.codice && <Anteprima quadro={anteprima} />}
    </div>
  );
}

/** The sezioni with the righi to show now: drawn again only when they become others. */
function useMostrate(): SezioneModello[] {
  const { quadro, modulo, modello, campi } = useApertura();
  const isSolo = useSyncExternalStore(soloCompilati.subscribe, soloCompilati.get);
  const tutte = useMemo(() => listSezioni(modello, quadro, modulo), [modello, quadro, modulo]);
  const hide = () => {
    if (!isSolo) return hideVuoti(tutte, modulo, campi.has);
    return keepCompilati(tutte, (rigo, casella) => {
      const chiave = withModulo(casella.chiave, modulo);
      if (casella.inserita) return campi.has(chiave);
      return isParlante({ rigo, casella, prima: false, sola: false }, campi.get(chiave).esito);
    });
  };
  const nomi = useSyncExternalStore(campi.subscribeTutto, () =>
    hide()
      .flatMap(({ righi }) => righi.map(({ codice }) => codice))
      .join(' '),
  );
  return useMemo(() => {
    const mostrati = new Set(nomi.split(' '));
    const sezioni = tutte.map((sezione) => ({
      ...sezione,
      righi: sezione.righi.filter(({ codice }) => mostrati.has(codice)),
    }));
    return isSolo ? sezioni.filter(({ righi }) => righi.length > 0) : sezioni;
  }, [tutte, nomi, isSolo]);
}

function Anteprima({ quadro }: { quadro: Quadro }) {
  const { openQuadro } = useApertura();
  const linee = useMemo(() => listLinee(quadro.sezioni.flatMap((sezione) => sezione.righi)), [quadro]);
  const parlanti = useParlanti(linee);
  return (
    <section className={css.preview} aria-label={`${quadro.codice} ${quadro.titolo}`}>
      <div className={css.previewHead}>
        <span className={css.code}>{quadro.codice}</span>
        <h2 className={css.title}>{quadro.titolo}</h2>
        {isQuadroInterno(quadro) && <NumeroInterno parola={m.numeriInterni} />}
        <span className={css.live}>
          <Icona di={IconMathFunction} size={13} />
          {m.calcolatoMentre}
        </span>
        <span className={css.spacer} />
        <button type="button" className={css.link} onClick={() => openQuadro(quadro.codice)}>
          {m.apriQuadro(quadro.codice)}
        </button>
      </div>
      <div className={registro.rows}>
        <Elenco linee={parlanti} />
      </div>
    </section>
  );
}

/** The lines that say something now: drawn again only when others do. */
function useParlanti(linee: readonly Linea[]): Linea[] {
  const { campi } = useApertura();
  const posti = useSyncExternalStore(campi.subscribeTutto, () =>
    linee.map((linea) => (isParlante(linea, campi.get(linea.casella.chiave).esito) ? '1' : '0')).join(''),
  );
  return useMemo(() => nameRighi(linee.filter((_, i) => posti[i] === '1')), [linee, posti]);
}
