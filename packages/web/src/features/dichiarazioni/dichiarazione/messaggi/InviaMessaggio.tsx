import type { collegamenti } from '@quadra/contract';
import { loadConfronto, type Socio } from '@quadra/fisco';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiDichiarazione } from '../../../../messages/dichiarazione.ts';
import { messaggiMessaggio as m } from '../../../../messages/messaggio.ts';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import quadroCss from '../quadro/QuadroSheet.module.css';
import tabella from '../quadro/Riporto.module.css';
import { messaggiQuery } from './messaggi.api.ts';
import { StatoMessaggio } from './StatoMessaggio.tsx';
import { useCollegamento, useInvio } from './useMessaggi.ts';

const { diTipo } = messaggiDichiarazione;
type Collegamento = (typeof collegamenti)[number];

/** In a quadro that names people: sends them what it says of each, after saving what is being typed. */
export function InviaMessaggio() {
  const { campi, save, solaLettura } = useApertura();
  const collegamento = useCollegamento();
  const [soci, setSoci] = useState<readonly Socio[] | null>(null);
  if (collegamento === undefined) return null;
  const ask = async () => {
    if (!solaLettura && !(await save())) return;
    const { listSoci } = await loadConfronto();
    setSoci(listSoci({ modello: campi.modello, dati: campi.calcolo.dati() }));
  };
  return (
    <>
      <Button className={quadroCss.small} icona={IconSend} onClick={ask}>
        {m.invia(collegamento.aChi)}
      </Button>
      {soci && <Scelta soci={soci} collegamento={collegamento} onChiusa={() => setSoci(null)} />}
    </>
  );
}

type Props = { soci: readonly Socio[]; collegamento: Collegamento; onChiusa: () => void };

/** To whom, and what became of the last message of each. */
function Scelta({ soci, collegamento, onChiusa }: Props) {
  const { dichiarazione: d } = useApertura();
  const { data } = useQuery(messaggiQuery(d.anno, { IdMittente: d.id }));
  const { invia, inCorso, errore } = useInvio();
  const [esclusi, setEsclusi] = useState<ReadonlySet<string>>(new Set());
  const scelti = soci.filter(({ rigo }) => !esclusi.has(rigo));
  const { aChi, a, quadro, quadroDestinatario } = collegamento;
  const toggle = (rigo: string, scelto: boolean) =>
    setEsclusi(new Set([...esclusi, rigo].filter((voce) => !(scelto && voce === rigo))));
  const run = async () => {
    const codici = scelti.length === soci.length ? [quadro] : scelti.map(({ rigo }) => rigo);
    if (await invia(codici)) onChiusa();
  };
  return (
    <Finestra tipo="modale" titolo={m.invia(aChi)} larghezza={720} onChiusa={onChiusa} chiusura>
      {errore && (
        <RiquadroErrore titolo={m.nonRiuscito} testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
          <ul>
            {errore.campi.map(({ percorso, messaggio }) => (
              <li key={percorso + messaggio}>{messaggio}</li>
            ))}
          </ul>
        </RiquadroErrore>
      )}
      <p className={tabella.intro}>
        {soci.length === 0 ? m.nessunDestinatario : m.inviaTesto(quadroDestinatario, diTipo(a, d.anno))}
      </p>
      {soci.length > 0 && (
        <div className={tabella.scroll}>
          <table className={tabella.table}>
            <thead>
              <tr>
                <th>{m.destinatario}</th>
                <th>{m.ultimoInvio}</th>
              </tr>
            </thead>
            <tbody>
              {soci.map(({ rigo, nome, codiceFiscale }) => {
                const ultimo = data?.righe.find((messaggio) => messaggio.codiceFiscale === codiceFiscale);
                return (
                  <tr key={rigo}>
                    <td>
                      <Spunta
                        etichetta={
                          <>
                            <span className="figures">{rigo}</span> {nome}{' '}
                            <span className={tabella.same}>{codiceFiscale || m.senzaCodiceFiscale}</span>
                          </>
                        }
                        scelta={!esclusi.has(rigo)}
                        onChange={(scelto) => toggle(rigo, scelto)}
                      />
                    </td>
                    <td>
                      {ultimo ? (
                        <>
                          <span className="figures">{formatDataOra(ultimo.inviatoIl)}</span>{' '}
                          <StatoMessaggio messaggio={ultimo} />
                        </>
                      ) : (
                        <span className={tabella.same}>{m.maiInviato}</span>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <PulsantiFinestra>
        <Button onClick={onChiusa}>{soci.length === 0 ? m.chiudi : m.annulla}</Button>
        {soci.length > 0 && (
          <Button
            aspetto="primary"
            data-autofocus
            disabled={scelti.length === 0}
            inCorso={inCorso}
            onClick={run}
          >
            {m.inviaBottone(scelti.length, aChi)}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}
