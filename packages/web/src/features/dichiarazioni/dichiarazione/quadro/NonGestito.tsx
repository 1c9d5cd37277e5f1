import { type Casella, type Modello, rigoOf } from '@quadra/fisco';
import { IconArrowRight, IconFileText } from '@tabler/icons-react';
import { useSessione } from '../../../../api/contesto.ts';
import { messaggiNonGestito as m } from '../../../../messages/non-gestito.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { listModulistica } from '../vita/modulistica.ts';
import css from './NonGestito.module.css';

/** Where the form is told that a quadro must be filled elsewhere: a tick that bears its code. */
const findSegno = ({ quadri }: Pick<Modello, 'quadri'>, codice: string): Casella | undefined =>
  quadri
    .flatMap(({ sezioni }) => sezioni)
    .flatMap(({ righi }) => righi)
    .flatMap(({ caselle }) => caselle)
    .find(({ tipo, titolo, quadro }) => tipo === 'barrata' && titolo === codice && quadro !== codice);

/** In place of a quadro that is not handled: what it is for as far as it is known, why, and what to do. */
export function NonGestito() {
  const { modello, quadro, goTo, solaLettura } = useApertura();
  const { configurazione } = useSessione();
  const segno = findSegno(modello, quadro.codice);
  const istruzioni = listModulistica(configurazione.modelliUrl, modello).at(1);
  return (
    <div className={css.box}>
      <h3 className={css.title}>{m.titolo(quadro.codice)}</h3>
      <dl className={css.facts}>
        <dt>{m.aCheServe}</dt>
        <dd>{m.scopo(modello.codice, quadro.codice) ?? m.soloTitolo(quadro.titolo)}</dd>
        <dt>{m.perche}</dt>
        <dd>
          {quadro.nota} {m.effetto}
        </dd>
        <dt>{m.cheFare}</dt>
        <dd>
          {m.seNonServe} {m.seServe} {segno && m.segnala(rigoOf(segno.chiave))}
        </dd>
      </dl>
      {(segno || istruzioni) && (
        <p className={css.ways}>
          {segno && !solaLettura && (
            <Button icona={IconArrowRight} onClick={() => goTo(segno.chiave)}>
              {m.vaiAllaCasella(rigoOf(segno.chiave))}
            </Button>
          )}
          {istruzioni && (
            <a className={css.link} href={istruzioni.url} target="_blank" rel="noreferrer">
              <Icona di={IconFileText} />
              {m.istruzioni}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
