import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiConfronto as m } from '../../../../messages/confronto.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { classi } from '../../../../ui/classi.ts';
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from '../confronto/Confronto.module.css';
import { type Momento, momentiQuery } from '../confronto/confronto.api.ts';
import { formatSegno } from '../confronto/voci.ts';
import { rigoNelModulo } from '../dati/chiave.ts';
import { formatImporto } from '../dati/formato.ts';
import { CambiatiFra } from './CambiatiFra.tsx';

/** «Macchina del tempo»: the declaration after each save, what changed between two, and who changed a result. */
export default function Passato() {
  const { dichiarazione, modello, spiegata } = useApertura();
  const calcolata = spiegata !== null && modello.findCasella(spiegata)?.inserita === false ? spiegata : null;
  const seguibili = listSeguibili(
    modello.risultati.flatMap(({ debito, credito }) => [debito[0], credito[0]]),
    modello.spiegata,
    calcolata,
  );
  const [chiave, setChiave] = useState(calcolata ?? seguibili[0] ?? '');
  useEffect(() => {
    if (calcolata !== null) setChiave(calcolata);
  }, [calcolata]);
  const { data, error } = useQuery({
    ...momentiQuery(dichiarazione, dichiarazione.versione, chiave),
    enabled: chiave !== '',
    // Another number is followed from the same two moments.
    placeholderData: keepPreviousData,
  });
  const errore = error ? toApiError(error) : null;
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy={!data && !error}>
      <h2>{m.passato}</h2>
      <p className={css.note}>{m.passatoTesto}</p>
      {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {(chiave === '' || data?.momenti.length === 0) && (
        <EmptyState livello={2} titolo={m.nessunSalvataggio} testo={m.nessunSalvataggioTesto} />
      )}
      {data && data.momenti.length > 0 && (
        <>
          <div className={css.tools}>
            <span>{m.segui}</span>
            <Segmenti
              nome={m.segui}
              voci={seguibili.map((voce) => [voce, rigoNelModulo(voce)] as const)}
              valore={chiave}
              onChange={setChiave}
            />
          </div>
          <Momenti key={data.momenti.length} momenti={data.momenti} rigo={rigoNelModulo(chiave)} />
        </>
      )}
    </div>
  );
}

/** The results that can be followed: a handful, always in the same order, and the one in the panel. */
function listSeguibili(risultati: readonly string[], prima: string | undefined, inPannello: string | null) {
  const SEGUITI = 5;
  const solite = [...new Set(prima === undefined ? risultati : [prima, ...risultati])].slice(0, SEGUITI);
  return inPannello === null || solite.includes(inPannello) ? solite : [...solite, inPannello];
}

const nameAutore = ({ attore, utente }: Momento): string =>
  attore === null ? utente : m.alPostoDi(attore, utente);

function Momenti({ momenti, rigo }: { momenti: readonly Momento[]; rigo: string }) {
  const ultimo = momenti.length - 1;
  const [da, setDa] = useState(Math.max(0, ultimo - 1));
  const [a, setA] = useState(ultimo);
  const [prima, dopo] = [momenti[da], momenti[a]];
  return (
    <>
      <section className={css.section} aria-label={m.chi(rigo)}>
        <h3>{m.chi(rigo)}</h3>
        <div className={css.who}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{m.quando}</th>
                <th>{m.utente}</th>
                {[m.cambiate, m.valore, m.effetto].map((nome) => (
                  <th key={nome} className={css.value}>
                    {nome}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {momenti.toReversed().map((momento) => (
                <tr key={momento.versione} aria-current={momento.versione === dopo?.versione || undefined}>
                  <td className="figures">
                    <button
                      type="button"
                      className={classi(css.open, css.entered, 'figures')}
                      onClick={() => {
                        const posto = momenti.indexOf(momento);
                        setA(posto);
                        setDa(Math.max(0, posto - 1));
                      }}
                    >
                      {formatDataOra(momento.quando)}
                    </button>
                  </td>
                  <td>{nameAutore(momento)}</td>
                  <td className={classi(css.value, 'figures')}>{momento.caselle}</td>
                  <td className={classi(css.value, 'figures')}>
                    {momento.valore === null ? m.incompleto : formatImporto(momento.valore)}
                  </td>
                  <td className={classi(css.value, css.total, 'figures')}>
                    {momento.effetto === null ? '' : formatSegno(momento.effetto, formatImporto)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <div className={css.sliders}>
        <Cursore nome={m.da} posto={da} momenti={momenti} onChange={setDa} />
        <Cursore nome={m.a} posto={a} momenti={momenti} onChange={setA} />
      </div>
      {prima && dopo && <CambiatiFra da={prima.versione} a={dopo.versione} />}
    </>
  );
}

type PropsCursore = {
  nome: string;
  posto: number;
  momenti: readonly Momento[];
  onChange: (posto: number) => void;
};

/** A slider over the saves: arrows move by one, Home and End go to the ends. */
function Cursore({ nome, posto, momenti, onChange }: PropsCursore) {
  const momento = momenti[posto];
  const testo = momento ? `${formatDataOra(momento.quando)}, ${nameAutore(momento)}` : '';
  return (
    <>
      <span>{nome}</span>
      <input
        type="range"
        min={0}
        max={momenti.length - 1}
        step={1}
        value={posto}
        aria-label={nome}
        aria-valuetext={testo}
        onChange={(evento) => onChange(Number(evento.target.value))}
      />
      <span className={classi(css.moment, 'figures')}>
        {m.salvataggio(posto + 1, momenti.length)}
        <br />
        {testo}
      </span>
    </>
  );
}
