import { formatIt } from '@quadra/values';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiStrumento as m } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { writeDurata } from './Copie.tsx';
import { Parte } from './Parte.tsx';
import css from './Strumenti.module.css';
import { giriQuery, type Lavoro, lavoriQuery, retryLavoro } from './strumento.api.ts';

const ATTIVI: readonly string[] = ['in coda', 'in corso'];
const DA_RIPRENDERE = 'non riuscito';
const ORA = 3600;
const MINUTO = 60;

/** The jobs that are not over, and those that can be taken up again. */
export function Lavori() {
  const client = useQueryClient();
  const { data } = useQuery(lavoriQuery);
  const { run, inCorso } = useAtto();
  const righe = data?.righe.filter(({ stato }) => ATTIVI.includes(stato) || stato === DA_RIPRENDERE);
  const retry = (lavoro: Lavoro) =>
    void run(async () => {
      await retryLavoro(lavoro.id);
      await client.invalidateQueries({ queryKey: ['lavori'] });
    }, m.ripreso);
  return (
    <Sezione titolo={m.lavori} testo={m.lavoriTesto}>
      {righe === undefined && <Skeleton righe={2} />}
      {righe?.length === 0 && <p>{m.nessunLavoro}</p>}
      {righe !== undefined && righe.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table} aria-label={m.lavori}>
            <thead>
              <tr>
                <th scope="col">{m.lavoro}</th>
                <th scope="col">{m.stato}</th>
                <th scope="col">{m.creato}</th>
                <th scope="col">
                  <span className="hidden">{m.riprova}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {righe.map((lavoro) => (
                <tr key={lavoro.id}>
                  <td>
                    {lavoro.titolo}
                    {lavoro.errore && <span className={css.wrong}> {lavoro.errore}</span>}
                  </td>
                  <td>
                    {lavoro.stato}
                    {lavoro.avanzamento !== null && lavoro.stato === 'in corso' && (
                      <span className="figures"> {m.avanzamento(lavoro.avanzamento)}</span>
                    )}
                  </td>
                  <td className="figures">{formatDataOra(lavoro.creato)}</td>
                  <td>
                    {lavoro.stato === DA_RIPRENDERE && (
                      <Button
                        icona={IconRefresh}
                        inCorso={inCorso}
                        aria-label={m.riprovaDi(lavoro.titolo)}
                        onClick={() => retry(lavoro)}
                      >
                        {m.riprova}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        <Link to="/lavori">{m.tuttiLavori}</Link>
      </p>
    </Sezione>
  );
}

const numero = (valore: number) => formatIt(Math.round(valore), { mostraZero: true });
/** How often, as one says it. */
const writeOgni = (secondi: number): string => {
  if (secondi >= ORA) return `${numero(secondi / ORA)} h`;
  return secondi >= MINUTO ? `${numero(secondi / MINUTO)} min` : `${numero(secondi)} s`;
};

/** What the house does by itself: how often, when it was last, how it went, when it is next. */
export function Periodici() {
  const giri = useQuery(giriQuery);
  const writeQuando = (quando: string | null) => (quando === null ? m.mai : formatDataOra(quando));
  return (
    <Parte titolo={m.periodici} nota={m.periodiciTesto} di={giri}>
      <div className={css.scroll}>
        <table className={css.table} aria-label={m.periodici}>
          <thead>
            <tr>
              <th scope="col">{m.lavoro}</th>
              <th scope="col">{m.ogni}</th>
              <th scope="col">{m.ultima}</th>
              <th scope="col">{m.casa.durata}</th>
              <th scope="col">{m.esito}</th>
              <th scope="col">{m.prossima}</th>
            </tr>
          </thead>
          <tbody>
            {giri.data?.map(({ nome, ogniSecondi, ultima, durataMs, esito, prossima }) => (
              <tr key={nome}>
                <td>{nome}</td>
                <td className={css.amount}>{writeOgni(ogniSecondi)}</td>
                <td className={css.amount}>{writeQuando(ultima)}</td>
                <td className={css.amount}>{writeDurata(durataMs)}</td>
                <td>
                  {esito !== null && <Stato tipo={esito === 'Fatto' ? 'fatto' : 'errore'} testo={esito} />}
                </td>
                <td className={css.amount}>{prossima !== null && formatDataOra(prossima)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Parte>
  );
}
