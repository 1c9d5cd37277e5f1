import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDa } from '../../../formato/tempo.ts';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Parte } from './Parte.tsx';
import { listServiziMisurati, MISURA_VALE_MS, type RigaServizio } from './righe-servizi.ts';
import css from './StatoCasa.module.css';
import { statoQuery } from './strumento.api.ts';

const m = messaggiStrumento.casa;
const OGNI_MS = 30_000;

/** Now, told again every half minute: a measure that grew old is not shown as one of now. */
function useAdesso(): Date {
  const [adesso, setAdesso] = useState(() => new Date());
  useEffect(() => {
    const sveglia = setInterval(() => setAdesso(new Date()), OGNI_MS);
    return () => clearInterval(sveglia);
  }, []);
  return adesso;
}

type Posta = NonNullable<Parameters<typeof listServiziMisurati>[1]> | undefined;

/** Each service: its state, since when, one figure. */
export function ServiziMisurati({ posta }: { posta: Posta }) {
  const stato = useQuery(statoQuery);
  const adesso = useAdesso();
  const righe = stato.data ? listServiziMisurati(stato.data, posta) : [];
  const vecchia = adesso.getTime() - stato.dataUpdatedAt;
  const count = (tipo: RigaServizio['tipo']) => righe.filter((riga) => riga.tipo === tipo).length;
  return (
    <Parte
      titolo={m.servizi}
      nota={stato.data && m.conta(count('fatto'), count('errore'), count('simulato'))}
      di={stato}
    >
      <table className={css.table} aria-label={m.servizi}>
        <thead className="hidden">
          <tr>
            <th scope="col">{m.servizio}</th>
            <th scope="col">{m.statoServizio}</th>
            <th scope="col">{m.daQuando}</th>
            <th scope="col">{m.figura}</th>
          </tr>
        </thead>
        <tbody>
          {righe.map((riga) => (
            <tr key={riga.nome}>
              <th scope="row">{riga.nome}</th>
              <td>
                {vecchia > MISURA_VALE_MS ? (
                  <Stato tipo="attenzione" testo={m.nonMisurato(Math.floor(vecchia / 60_000))} />
                ) : (
                  <StatoServizio riga={riga} />
                )}
              </td>
              <td className={css.soft}>{riga.dal !== null && formatDa(riga.dal, adesso)}</td>
              <td className={css.figure}>{riga.figura}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Parte>
  );
}

/** A simulator is never green: what it is comes before that it answers. */
const StatoServizio = ({ riga: { tipo, stato } }: { riga: RigaServizio }) =>
  tipo === 'simulato' ? (
    <span className={css.simulated}>
      <Icona di={IconFlask} size={13} />
      {stato}
    </span>
  ) : (
    <Stato tipo={tipo} testo={stato} />
  );
