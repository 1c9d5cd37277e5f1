import { type Fonte, rigoOf, type ScaglioneSpiegato, type Spiegazione } from '@quadra/fisco';
import { IconChevronDown, IconChevronRight, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { cleanTitolo, isDiRigoInterno } from '../dati/interni.ts';
import {
  isStatoDaDire,
  listAperti,
  listScaglioniDi,
  nameNodo,
  nameScaglione,
  readFormula,
  readNodo,
  writeFonte,
} from '../dati/spiegazione.ts';
import { CodiceRigo, NumeroInterno } from '../quadro/NumeroInterno.tsx';
import css from './Spiega.module.css';
import { StatoNodo } from './StatoNodo.tsx';

const RIENTRO = 18;

/** The operands that mattered, each with today's formula and its law; the formula of the number itself comes first. */
export function AlberoSpiegazione({ radice }: { radice: Spiegazione }) {
  const [aperti, setAperti] = useState(() => listAperti(radice));
  const toggle = (percorso: string) => {
    const nuovi = new Set(aperti);
    if (!nuovi.delete(percorso)) nuovi.add(percorso);
    setAperti(nuovi);
  };
  return (
    <div className={css.tree}>
      <Formula nodo={radice} rientro={0} />
      <Ramo nodi={readNodo(radice).operandi} percorso="" livello={0} aperti={aperti} onToggle={toggle} />
    </div>
  );
}

type PropsRamo = {
  nodi: readonly Spiegazione[];
  percorso: string;
  livello: number;
  aperti: ReadonlySet<string>;
  onToggle: (percorso: string) => void;
};

function Ramo({ nodi, percorso, livello, aperti, onToggle }: PropsRamo) {
  return (
    <ul>
      {nodi.map((nodo, i) => {
        const suo = percorso === '' ? String(i) : `${percorso}.${i}`;
        const aperto = aperti.has(suo);
        const { operandi } = readNodo(nodo);
        return (
          <li key={`${nodo.concetto}-${nodo.chiave ?? suo}`}>
            <Nodo nodo={nodo} livello={livello} aperto={aperto} onToggle={() => onToggle(suo)} />
            {aperto && <Formula nodo={nodo} rientro={(livello + 1) * RIENTRO} />}
            {aperto && operandi.length > 0 && (
              <Ramo
                nodi={operandi}
                percorso={suo}
                livello={livello + 1}
                aperti={aperti}
                onToggle={onToggle}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type PropsNodo = { nodo: Spiegazione; livello: number; aperto: boolean; onToggle: () => void };

function Nodo({ nodo, livello, aperto, onToggle }: PropsNodo) {
  const haSeguito = nodo.operandi.length > 0 || nodo.formulaOggi !== undefined || nodo.fonti.length > 0;
  return (
    <div className={css.node} style={{ paddingLeft: livello * RIENTRO }}>
      {haSeguito ? (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={aperto}
          aria-label={aperto ? m.chiudiNodo(nameNodo(nodo)) : m.apriNodo(nameNodo(nodo))}
          onClick={onToggle}
        >
          <Icona di={aperto ? IconChevronDown : IconChevronRight} size={13} />
        </button>
      ) : (
        <span className={css.noToggle} />
      )}
      <span className={css.nodeName}>
        {nodo.chiave && <CodiceRigo codice={rigoOf(nodo.chiave)} className={css.nodeCode} />}
        <span className={css.nodeTitle}>
          {cleanTitolo(nodo.titolo)} {nodo.chiave && isDiRigoInterno(nodo.chiave) && <NumeroInterno />}
        </span>
      </span>
      {isStatoDaDire(nodo) && <StatoNodo stato={nodo.stato} />}
      <ValoreNodo nodo={nodo} />
    </div>
  );
}

/** A computed operand explains itself; one that was typed leads to its box. */
function ValoreNodo({ nodo }: { nodo: Spiegazione }) {
  const { modello, explain, goTo } = useApertura();
  const testo = nodo.valoreTesto.replace(/\s?€$/, '');
  if (testo === '' || nodo.stato === 'non dovuto') return null;
  const { chiave } = nodo;
  if (chiave === undefined)
    return (
      <span
        className={classi(css.nodeValue, nodo.formulaOggi === undefined ? css.given : css.bare, 'figures')}
      >
        {testo}
      </span>
    );
  const isInserita = modello.findCasella(chiave)?.inserita ?? false;
  return (
    <button
      type="button"
      className={classi(css.nodeValue, isInserita && css.given, 'figures')}
      title={isInserita ? m.vaiA(nameCasella(chiave)) : m.spiega(nameCasella(chiave))}
      onClick={() => (isInserita ? goTo(chiave) : explain(chiave))}
    >
      {testo}
    </button>
  );
}

function Formula({ nodo, rientro }: { nodo: Spiegazione; rientro: number }) {
  const { fonti, passaggi } = readNodo(nodo);
  const formula = readFormula(nodo);
  const scaglioni = listScaglioniDi(nodo);
  if (formula === undefined && passaggi.length === 0 && fonti.length === 0) return null;
  return (
    <div className={css.formula} style={{ marginLeft: rientro }}>
      {formula && <p className="figures">{formula}</p>}
      {scaglioni.length > 0 && <Scaglioni nome={nameNodo(nodo)} scaglioni={scaglioni} />}
      {passaggi.length > 0 && <Passaggi passaggi={passaggi} />}
      {fonti.length > 0 && (
        <p>
          {fonti.map((fonte) => (
            <FonteDiLegge key={writeFonte(fonte)} fonte={fonte} />
          ))}
        </p>
      )}
    </div>
  );
}

/** The brackets, one to a line: from what to what, the rate on what falls in it, and what it gives. */
function Scaglioni({ nome, scaglioni }: { nome: string; scaglioni: readonly ScaglioneSpiegato[] }) {
  return (
    <ul className={css.brackets} aria-label={m.scaglioniDi(nome)}>
      {scaglioni.map((uno) => (
        <li key={uno.da} className={css.bracket}>
          <span>{nameScaglione(uno)}</span>
          <span className="figures">
            {uno.aliquota} × {uno.su}
          </span>
          <span className={classi(css.bracketValue, 'figures')}>{uno.importo}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same figure handed on from one to the next: one line, and each rigo explains itself. */
function Passaggi({ passaggi }: { passaggi: readonly Spiegazione[] }) {
  const { explain } = useApertura();
  return (
    <p>
      {m.attraverso}{' '}
      {passaggi.map((nodo, i) => {
        const { chiave } = nodo;
        const nome = cleanTitolo(nodo.titolo);
        return (
          <span key={`${nodo.concetto}-${chiave ?? i}`}>
            {i > 0 && ', '}
            {chiave === undefined ? (
              nome
            ) : (
              <button type="button" className={css.handed} onClick={() => explain(chiave)}>
                {rigoOf(chiave)} {nome}
              </button>
            )}
          </span>
        );
      })}
    </p>
  );
}

function FonteDiLegge({ fonte }: { fonte: Fonte }) {
  return (
    <span className={css.source}>
      <Icona di={IconScale} size={13} />
      {fonte.url ? (
        <a href={fonte.url} target="_blank" rel="noreferrer">
          {writeFonte(fonte)}
          <span className="hidden"> ({m.nuovaScheda})</span>
        </a>
      ) : (
        <span>{writeFonte(fonte)}</span>
      )}
      {!fonte.verificato && <span className={css.unverified}>{m.normaDaRiscontrare}</span>}
    </span>
  );
}
