import { fontePrecompilata } from '@quadra/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatGiorno, formatIntero, formatMomento } from '../../../../formato/formato.ts';
import {
  messaggiConfrontoPrecompilata as m,
  piedeTasti,
  tastiConfrontoPrecompilata,
} from '../../../../messages/confronto-precompilata.ts';
import { classi } from '../../../../ui/classi.ts';
import { useElencoTasti } from '../../../../ui/comandi/elenco-tasti.ts';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import css from './Confronto.module.css';
import type { Confronto, Rigo } from './confronto.api.ts';
import { RigaFonti } from './RigaFonti.tsx';
import {
  countRighi,
  type Filtro,
  filterRighi,
  findProssimo,
  findUltima,
  isAssente,
  sumEffetti,
} from './righi.ts';
import type { useScelte } from './useScelte.ts';

type Props = { confronto: Confronto; atti: ReturnType<typeof useScelte>; puo: boolean; children: ReactNode };

const isScrittura = (dove: EventTarget) =>
  dove instanceof HTMLElement && dove.closest('input, textarea') !== null;

/** Where one is in the table, what is shown of it, and the keys. */
function useTavola({ confronto, atti, puo }: Omit<Props, 'children'>) {
  const { differenze } = countRighi(confronto);
  const [filtro, setFiltro] = useState<Filtro>(differenze > 0 ? 'differenze' : 'tutti');
  const [attuale, setAttuale] = useState<string | null>(null);
  const [scritto, setScritto] = useState<string | null>(null);
  const corpo = useRef<HTMLTableSectionElement>(null);
  const righi = filterRighi(confronto, filtro);
  const qui = righi.find(({ Rigo: suo }) => suo === attuale) ?? righi[0];
  const isMossa = useRef(false);
  const move = (rigo: string | null | undefined) => {
    if (rigo == null) return;
    isMossa.current = true;
    setAttuale(rigo);
  };
  useEffect(() => {
    if (!isMossa.current || scritto !== null) return;
    isMossa.current = false;
    corpo.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  });
  const step = (passo: number) => {
    const posto = righi.findIndex(({ Rigo: suo }) => suo === qui?.Rigo);
    move(righi[Math.min(Math.max(posto + passo, 0), righi.length - 1)]?.Rigo);
  };
  const next = () => {
    const prossimo = findProssimo(righi, qui?.Rigo ?? null);
    if (prossimo === null) annuncio.say(m.mancaSeguente);
    move(prossimo);
  };
  const choose = async (rigo: Rigo, posto: number) => {
    const fonte = fontePrecompilata[posto];
    if (!puo || fonte === undefined) return;
    move(rigo.Rigo);
    // A document that is not there is never zero: what was read in it is asked, or why there is none.
    if (fonte === 'Documenti' && isAssente(rigo, fonte)) setScritto(rigo.Rigo);
    else await atti.chooseFonte(rigo, fonte);
  };
  const undo = async () => move(await atti.undo());
  const onKeyDown = (evento: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = evento;
    if (isScrittura(target) || altKey) return;
    const isAnnulla = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    if ((ctrlKey || metaKey) && !isAnnulla) return;
    const atto = isAnnulla ? undo : tasti.get(key.length === 1 ? key.toLowerCase() : key);
    if (!atto || (key === 'Enter' && target instanceof HTMLButtonElement)) return;
    evento.preventDefault();
    void atto();
  };
  const tasti = new Map<string, () => unknown>([
    ...['1', '2', '3'].map((tasto, posto) => [tasto, () => qui && choose(qui, posto)] as const),
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Home', () => move(righi[0]?.Rigo)],
    ['End', () => move(righi.at(-1)?.Rigo)],
    ['Enter', next],
    ['m', () => puo && setScritto(qui?.Rigo ?? null)],
    ['d', () => setFiltro(filtro === 'differenze' ? 'tutti' : 'differenze')],
  ]);
  return { filtro, setFiltro, righi, qui, move, next, choose, scritto, setScritto, corpo, onKeyDown };
}

/** The sources side by side, rigo by rigo; one row at a time is where the keys act. */
export function TavolaFonti({ confronto, atti, puo, children }: Props) {
  useElencoTasti(tastiConfrontoPrecompilata);
  const tavola = useTavola({ confronto, atti, puo });
  const { righi, qui, scritto, setScritto } = tavola;
  const conti = countRighi(confronto);
  const filtri = [
    ['differenze', m.soloDifferenze(conti.differenze)],
    ['daScegliere', m.daScegliere(conti.daScegliere)],
    ['tutti', m.tutti(conti.tutti)],
  ] as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the table, wherever the focus is in it
    <div className={css.body} onKeyDown={tavola.onKeyDown}>
      <fieldset className={css.filters} aria-label={m.filtri}>
        {filtri.map(([quale, testo]) => (
          <button
            key={quale}
            type="button"
            className={css.chip}
            aria-pressed={tavola.filtro === quale}
            onClick={() => tavola.setFiltro(quale)}
          >
            {testo}
          </button>
        ))}
      </fieldset>
      <div className={css.scroll}>
        <table className={css.table} aria-label={m.tabella}>
          <Teste confronto={confronto} />
          <tbody ref={tavola.corpo}>
            {righi.map((rigo) => (
              <RigaFonti
                key={rigo.Rigo}
                rigo={rigo}
                isQui={rigo === qui}
                scrive={scritto === rigo.Rigo}
                puo={puo}
                onQui={() => tavola.move(rigo.Rigo)}
                onScegli={(posto) => void tavola.choose(rigo, posto)}
                onSalva={(scelta) => atti.choose(rigo, scelta)}
                onScrivi={(apre) => {
                  tavola.move(rigo.Rigo);
                  setScritto(apre ? rigo.Rigo : null);
                }}
              />
            ))}
          </tbody>
          <Insieme confronto={confronto} />
        </table>
        {righi.length === 0 && <p className={css.empty}>{m.nessuno}</p>}
        {children}
      </div>
      <Piede confronto={confronto} />
    </div>
  );
}

function Teste({ confronto }: { confronto: Confronto }) {
  const { AnnoScorso: scorso, Documenti, RicevutaIl, SaldoScelte } = confronto;
  const certificazioni = Documenti.reduce((somma, { Certificazioni }) => somma + Certificazioni, 0);
  const note = {
    Agenzia: m.base(formatGiorno(RicevutaIl)),
    'Anno scorso': scorso === null ? m.senzaAnno : m.scorso(scorso.Tipo, scorso.Anno),
    Documenti: m.documenti(Documenti.length, certificazioni),
  };
  return (
    <thead>
      <tr>
        <th scope="col" className={css.rigo}>
          {m.rigo}
        </th>
        <th scope="col">{m.voce}</th>
        {fontePrecompilata.map((fonte, posto) => (
          <th key={fonte} scope="col" className={css.source}>
            <kbd aria-hidden>{posto + 1}</kbd>
            <span>
              <strong>{fonte}</strong>
              <small>{note[fonte]}</small>
            </span>
          </th>
        ))}
        <th scope="col">{m.motivo}</th>
        <th scope="col" className={css.effect} title={m.effettoTesto}>
          {m.effetto}
          <small>{m.effettoDi((SaldoScelte ?? 0) >= 0)}</small>
        </th>
      </tr>
    </thead>
  );
}

/** All the choices together, counted once more as a whole. */
function Insieme({ confronto }: { confronto: Confronto }) {
  const { SaldoAgenzia, SaldoScelte, Righi } = confronto;
  const insieme = SaldoScelte === null ? null : SaldoScelte - SaldoAgenzia;
  const somma = sumEffetti(confronto);
  const scelte = Righi.some(({ Scelta }) => Scelta !== null);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {m.insieme}
          <small>{m.insiemeNota}</small>
        </th>
        <td className={css.amount}>
          {formatIntero(Math.abs(SaldoAgenzia))}
          <small>{m.insiemeSaldo(SaldoAgenzia)}</small>
        </td>
        <td colSpan={2} />
        <td className={css.soft}>
          {!scelte && m.nessunaScelta}
          {scelte && insieme !== null && somma !== null && m.unaAllaVolta(m.segno(somma), insieme - somma)}
        </td>
        <td className={css.effect}>
          <span className={classi(css.calc, css.strong)}>
            {insieme === null ? m.effettoIgnoto : m.segno(insieme)}
          </span>
        </td>
      </tr>
    </tfoot>
  );
}

function Piede({ confronto }: { confronto: Confronto }) {
  const ultima = findUltima(confronto);
  return (
    <footer className={css.foot}>
      {piedeTasti.map(([tasti, cosa]) => (
        <span key={cosa} aria-hidden>
          {tasti.map((tasto) => (
            <kbd key={tasto}>{tasto}</kbd>
          ))}{' '}
          {cosa}
        </span>
      ))}
      {ultima !== null && <span className={css.saved}>{m.salvata(formatMomento(ultima))}</span>}
    </footer>
  );
}
