import { formatIt } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatPeso } from '../../../formato/formato.ts';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Parte } from './Parte.tsx';
import css from './StatoCasa.module.css';
import { type Giro, giriQuery, statoQuery, type Verifica, verify } from './strumento.api.ts';

const m = messaggiStrumento.casa;
/** The rounds that write a copy and read it again, and that bring one back into an empty house. */
const COPIA = 'Copia della casa';
const RITORNO = 'Prova della copia';
const PERCENTO = 100;
const SECONDO = 1000;
const numero = (valore: number) => formatIt(Math.round(valore), { mostraZero: true });
export const writeDurata = (ms: number | null): string =>
  ms === null ? '' : ms < SECONDO ? `${numero(ms)} ms` : `${numero(ms / SECONDO)} s`;

/** Could one come back: the last copy, read again after it was written, and the last return that was tried. */
export function Copie() {
  const giri = useQuery(giriQuery);
  const copia = giri.data?.find(({ nome }) => nome === COPIA);
  const ritorno = giri.data?.find(({ nome }) => nome === RITORNO);
  return (
    <Parte titolo={m.copie} di={giri}>
      {copia === undefined && <p className={css.none}>{m.senzaCopie}</p>}
      <table className={css.table} aria-label={m.copie}>
        <tbody>
          {copia && (
            <RigaCopia nome={m.ultimaCopia} giro={copia} bene={m.verificata} perche={m.verificataPerche} />
          )}
          {ritorno?.ultima ? (
            <RigaCopia nome={m.ultimoRitorno} giro={ritorno} bene={m.provato} perche={m.provatoPerche} />
          ) : (
            <tr>
              <th scope="row">{m.ultimoRitorno}</th>
              <td colSpan={2} className={css.soft}>
                {m.comeProvare}
              </td>
              <td className={css.figure}>
                <Stato tipo="attenzione" testo={m.nonProvato} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Parte>
  );
}

type PropsCopia = { nome: string; giro: Giro; bene: string; perche: string };
const RigaCopia = ({ nome, giro: { ultima, durataMs, esito }, bene, perche }: PropsCopia) => (
  <tr>
    <th scope="row">{nome}</th>
    <td className="figures">{ultima === null ? m.nonAncora : formatDataOra(ultima)}</td>
    <td className={css.soft}>{writeDurata(durataMs)}</td>
    <td className={css.figure}>
      {esito === 'Fatto' && (
        <span title={perche}>
          <Stato tipo="fatto" testo={bene} />
        </span>
      )}
      {esito === 'Fallito' && <Stato tipo="errore" testo={m.fallita} />}
    </td>
  </tr>
);

/** The log and the ledger, read again from their beginning when one asks. */
export function Controlli() {
  const [esito, setEsito] = useState<Verifica | null>(null);
  const { run, inCorso } = useAtto();
  const righe = esito && [
    [m.catena, m.righe(numero(esito.registro.righe)), esito.registro.guasti, m.intera] as const,
    [m.libro, m.movimenti(numero(esito.crediti.righe)), esito.crediti.guasti, m.sommaZero] as const,
  ];
  return (
    <Parte
      titolo={m.controlli}
      nota={esito && formatDataOra(esito.il)}
      azione={
        <Button inCorso={inCorso} onClick={() => void run(async () => setEsito(await verify()))}>
          {messaggiStrumento.verificaOra}
        </Button>
      }
    >
      {righe === null && <p className={css.none}>{m.controlliVuoti}</p>}
      {righe !== null && (
        <table className={css.table} aria-label={m.controlli}>
          <tbody>
            {righe.map(([nome, quante, guasti, bene]) => (
              <tr key={nome}>
                <th scope="row">{nome}</th>
                <td className={css.figure}>{quante}</td>
                <td className={css.figure}>
                  {guasti === 0 ? (
                    <Stato tipo="fatto" testo={bene} />
                  ) : (
                    <Stato tipo="errore" testo={m.guasti(guasti)} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Parte>
  );
}

/** What is used of what there is, where the house knows how much there is. */
export function Spazio() {
  const stato = useQuery(statoQuery);
  const { connessioni = 0, massime = 1, byte = 0 } = stato.data?.database ?? {};
  const parte = Math.round((connessioni / massime) * PERCENTO);
  return (
    <Parte titolo={m.spazio} di={stato}>
      <table className={css.table} aria-label={m.spazio}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {m.risorsa}
            </th>
            <th scope="col" className={css.figure}>
              {m.usata}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{m.connessioniRisorsa}</th>
            <td>
              <span className={css.bar} aria-hidden>
                <span style={{ width: `${parte}%` }} />
              </span>
            </td>
            <td className={css.figure}>{`${parte}%`}</td>
          </tr>
          <tr>
            <th scope="row">{m.byteRisorsa}</th>
            <td className={css.soft}>{m.senzaLimite}</td>
            <td className={css.figure}>{formatPeso(byte)}</td>
          </tr>
        </tbody>
      </table>
    </Parte>
  );
}
