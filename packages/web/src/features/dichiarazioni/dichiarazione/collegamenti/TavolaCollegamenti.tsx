import type { CollegamentiFilo, FonteCollegamentoFilo, StatoCollegamento } from '@quadra/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messaggiCollegamenti as m, tastiCollegamenti } from '../../../../messages/collegamenti.ts';
import { classi } from '../../../../ui/classi.ts';
import { useElencoTasti } from '../../../../ui/comandi/elenco-tasti.ts';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Collegamenti.module.css';
import { RigaCollegamento } from './RigaCollegamento.tsx';
import { listRighi, type Rigo } from './righi.ts';
import { TestaFonte } from './TestaFonte.tsx';
import type { Atti } from './useCollegamenti.ts';
import type { useInsieme } from './useInsieme.ts';

export type Filtro = StatoCollegamento;
type Props = {
  letti: CollegamentiFilo;
  atti: Atti;
  filtro: Filtro;
  insieme: ReturnType<typeof useInsieme>;
  onRiprova: () => void;
};

const isScrittura = (dove: EventTarget) =>
  dove instanceof HTMLElement && dove.closest('input:not([type="checkbox"]), textarea') !== null;
const isComando = (dove: EventTarget) => dove instanceof HTMLElement && dove.closest('button, a') !== null;

/** Where one is in the table, and the keys. */
function useTavola({ letti, atti, filtro }: Pick<Props, 'letti' | 'atti' | 'filtro'>) {
  const [attuale, setAttuale] = useState<string | null>(null);
  const [rifiuta, setRifiuta] = useState<string | null>(null);
  const corpo = useRef<HTMLTableElement>(null);
  const righi = listRighi(letti).filter(({ Stato }) => Stato === filtro);
  const qui = righi.find(({ Id }) => Id === attuale) ?? righi[0];
  const isMossa = useRef(false);
  useEffect(() => {
    if (!isMossa.current || rifiuta !== null || atti.inCorso) return;
    isMossa.current = false;
    const riga = corpo.current?.querySelector<HTMLElement>('tr[tabindex="0"]');
    (riga ?? document.getElementById('contenuto'))?.focus();
  });
  const move = (rigo: Rigo | undefined) => {
    if (!rigo) return;
    isMossa.current = true;
    setAttuale(rigo.Id);
  };
  const step = (passo: number) => {
    const posto = righi.findIndex(({ Id }) => Id === qui?.Id);
    move(righi[Math.min(Math.max(posto + passo, 0), righi.length - 1)]);
  };
  const isSegnato = (rigo: Rigo) => atti.segnati.some(({ Id }) => Id === rigo.Id);
  const replace = (rigo: Rigo | undefined) => {
    if (atti.puo && rigo?.Digitato && rigo.Stato === 'da decidere') atti.mark(rigo, !isSegnato(rigo));
  };
  /** What somebody typed is not ticked by the key that ticks. */
  const toggle = (rigo: Rigo | undefined) => {
    if (!atti.puo || rigo?.Stato !== 'da decidere') return;
    if (rigo.Digitato && !isSegnato(rigo)) annuncio.say(m.digitatoDetto);
    else atti.mark(rigo, !isSegnato(rigo));
  };
  const keep = async (atto: Promise<boolean>) => {
    isMossa.current = true;
    await atto;
  };
  const tasti = new Map<string, () => unknown>([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Home', () => move(righi[0])],
    ['End', () => move(righi.at(-1))],
    [' ', () => toggle(qui)],
    ['s', () => replace(qui)],
    ['r', () => atti.puo && qui?.Stato === 'da decidere' && setRifiuta(qui.Id)],
    ['Enter', () => atti.puo && keep(atti.accept())],
  ]);
  const onKeyDown = (evento: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = evento;
    if (isScrittura(target) || altKey) return;
    const isAnnulla = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    if ((ctrlKey || metaKey) && !isAnnulla) return;
    const atto = isAnnulla
      ? () => keep(atti.undoUltimo())
      : tasti.get(key.length === 1 ? key.toLowerCase() : key);
    if (!atto || ((key === 'Enter' || key === ' ') && isComando(target))) return;
    evento.preventDefault();
    void atto();
  };
  return { righi, qui, corpo, move, rifiuta, setRifiuta, isSegnato, replace, toggle, keep, onKeyDown };
}

/** The papers one after another, rigo by rigo; one row at a time is where the keys act. */
export function TavolaCollegamenti(props: Props) {
  useElencoTasti(tastiCollegamenti);
  const { letti, atti, filtro, onRiprova } = props;
  const tavola = useTavola(props);
  const { modello } = useApertura();
  const { Fonti, SenzaDati } = letti;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the table, wherever the focus is in it
    <div onKeyDown={tavola.onKeyDown}>
      <table className={css.table} aria-label={m.tabella} ref={tavola.corpo}>
        <thead>
          <tr>
            <th scope="col" className={css.tick}>
              <span className="hidden">{m.filtro[filtro]}</span>
            </th>
            <th scope="col">{m.daDove}</th>
            <th scope="col" className={css.amount}>
              {m.la}
            </th>
            <th scope="col" className={css.box}>
              {m.casella}
            </th>
            <th scope="col" className={css.amount}>
              {m.oggi}
            </th>
            <th scope="col" className={css.amount}>
              {m.diventa}
            </th>
            <th scope="col" className={css.amount} title={m.effettoTesto}>
              {m.colonnaImposta(m.imposta(modello.codice))}
            </th>
            <th scope="col" className={css.why}>
              {m.perche}
            </th>
          </tr>
        </thead>
        {Fonti.map((fonte, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same paper may be there twice, in its order
          <tbody key={`${fonte.Fonte} ${posto}`}>
            <TestaFonte fonte={fonte} onRiprova={onRiprova} />
            <RighiFonte fonte={fonte} {...{ tavola, atti, filtro }} />
          </tbody>
        ))}
        {filtro === 'da decidere' && <Insieme {...props} />}
      </table>
      {Fonti.length === 0 && <p className={css.empty}>{m.nessunaFonte}</p>}
      {Fonti.length > 0 && tavola.righi.length === 0 && <p className={css.empty}>{m.nessuno}</p>}
      {SenzaDati.length > 0 && (
        <p className={css.empty}>{m.senzaDati(SenzaDati.map((fonte) => m.fonte[fonte]))}</p>
      )}
    </div>
  );
}

type PropsRighi = {
  fonte: FonteCollegamentoFilo;
  tavola: ReturnType<typeof useTavola>;
  atti: Atti;
  filtro: Filtro;
};
const RighiFonte = ({ fonte, tavola, atti, filtro }: PropsRighi) =>
  fonte.Righi.filter(({ Stato }) => Stato === filtro).map((rigo) => (
    <RigaCollegamento
      key={rigo.Id}
      rigo={rigo}
      puo={atti.puo}
      isQui={rigo.Id === tavola.qui?.Id}
      isSegnato={tavola.isSegnato(rigo)}
      isRifiutato={tavola.rifiuta === rigo.Id}
      onQui={() => tavola.move(rigo)}
      onSegna={() => tavola.toggle(rigo)}
      onSostituisci={() => {
        tavola.move(rigo);
        tavola.replace(rigo);
      }}
      onChiediRifiuto={() => {
        tavola.move(rigo);
        tavola.setRifiuta(rigo.Id);
      }}
      onRifiuta={async (motivo) => {
        tavola.setRifiuta(null);
        if (motivo === null) tavola.move(rigo);
        else await tavola.keep(atti.refuse(rigo, motivo));
      }}
      onRiprendi={() => rigo.IdAtto !== null && void tavola.keep(atti.undo(rigo.IdAtto))}
    />
  ));

/** All that is ticked, counted once more as a whole. */
function Insieme({ letti, atti, insieme }: Props) {
  const { modello } = useApertura();
  const { Imposta, Senza } = letti.Insieme;
  const { segnati } = atti;
  const effetto = insieme?.effetto ?? null;
  const digitati = listRighi(letti).filter(
    ({ Stato, Digitato, Id }) => Stato === 'da decidere' && Digitato && !segnati.some((uno) => uno.Id === Id),
  ).length;
  return (
    <tfoot aria-busy={insieme === null}>
      <tr>
        <td />
        <th scope="row" colSpan={5}>
          {m.insieme(segnati.length)}
          <small>
            {Imposta !== null &&
              effetto !== null &&
              m.daA(m.imposta(modello.codice), Imposta, Imposta + effetto)}
            {modello.risultati.length === 0 && m.senzaImposta}
            {Senza.length > 0 && ` ${m.fuori(Senza)}`}
          </small>
        </th>
        <td className={css.amount}>
          {modello.risultati.length > 0 && insieme !== null && (
            <span className={classi(css.calc, css.strong)}>
              {effetto === null ? m.ignoto : m.segno(effetto)}
            </span>
          )}
        </td>
        <td className={css.soft}>
          {digitati > 0 &&
            insieme !== null &&
            modello.risultati.length > 0 &&
            m.conDigitati(digitati, insieme.conDigitati)}
        </td>
      </tr>
    </tfoot>
  );
}
