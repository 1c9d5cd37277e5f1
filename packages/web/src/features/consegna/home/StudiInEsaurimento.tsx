import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { Parte } from '../../../dominio/pagina/Parte.tsx';
import { formatGiorno, formatIntero } from '../../../formato/formato.ts';
import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { openFinestra } from '../../../ui/finestre/apertura.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './StudiInEsaurimento.module.css';
import venditore from './Venditore.module.css';
import { type StudiInEsaurimento as Dati, type StudioInEsaurimento, studiQuery } from './venditore.api.ts';
import { countGiorni, makeIndirizzoStudi } from './venditore.ts';

/** A mean of a week: whole, or with one figure after the comma. */
export const formatRitmo = (aSettimana: number): string =>
  Number.isInteger(aSettimana) ? formatIntero(aSettimana) : formatNumero(aSettimana, 1);

/** The studi that run out of credits, the first before. `onProponi`: of who may write to them. */
export function StudiInEsaurimento({ onProponi }: { onProponi: (() => void) | null }) {
  const letta = useQuery(studiQuery);
  const { data } = letta;
  return (
    <Parte
      titolo={m.studi}
      di={letta}
      className={css.studi}
      stato={
        data &&
        data.inEsaurimento > 0 && (
          <Collegamento verso={makeIndirizzoStudi(data.entro)}>
            <Stato tipo="attenzione" testo={m.entro(data.inEsaurimento, data.entro)} />
          </Collegamento>
        )
      }
      azione={<Collegamento verso="/crediti-studi">{m.tuttiStudi}</Collegamento>}
    >
      {data &&
        (data.righe.length > 0 ? (
          <Tavola dati={data} onProponi={onProponi} />
        ) : (
          data.senzaUso === 0 && <p className={venditore.vuoto}>{m.nessunoConFine}</p>
        ))}
      {data && (data.senzaUso > 0 || data.conFine > data.righe.length) && (
        <p className={venditore.nota}>
          {data.conFine > data.righe.length && `${m.altriConFine(data.conFine - data.righe.length)}. `}
          {data.senzaUso > 0 && (
            <Collegamento verso="/crediti-studi?SenzaUso=true">{m.senzaUso(data.senzaUso)}</Collegamento>
          )}
        </p>
      )}
    </Parte>
  );
}

function Tavola({ dati, onProponi }: { dati: Dati; onProponi: (() => void) | null }) {
  return (
    <table className={css.tavola} aria-label={m.studi}>
      <thead>
        <tr>
          <th scope="col">{m.studio}</th>
          <th scope="col" className={css.numero}>
            {m.crediti}
          </th>
          <th scope="col" className={classi(css.numero, css.grigia)}>
            {m.aSettimana}
          </th>
          <th scope="col" className={css.numero}>
            {m.finisconoIl}
          </th>
          <th scope="col" className={classi(css.numero, css.grigia)}>
            {m.compratoIl}
          </th>
          <th scope="col">
            <span className="hidden">{m.azione}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {dati.righe.map((riga) => (
          <Riga key={riga.idStudio} riga={riga} dati={dati} onProponi={onProponi} />
        ))}
      </tbody>
    </table>
  );
}

type PropsRiga = { riga: StudioInEsaurimento; dati: Dati; onProponi: (() => void) | null };

function Riga({ riga, dati, onProponi }: PropsRiga) {
  const { nomeStudio, finisconoIl, propostaIl } = riga;
  const isVicino = finisconoIl !== null && finisconoIl <= dati.entro;
  return (
    <tr>
      <th scope="row" title={nomeStudio}>
        <span className={css.segno}>{isVicino && <Icona di={IconAlertTriangle} size={13} />}</span>
        <Collegamento verso={`/studi/${riga.idStudio}`}>{nomeStudio}</Collegamento>
      </th>
      <td className={classi(css.numero, 'figures')}>{formatIntero(riga.crediti)}</td>
      <td className={classi(css.numero, css.grigia, 'figures')}>{formatRitmo(riga.aSettimana)}</td>
      <td className={css.numero}>
        <Fine riga={riga} dati={dati} />
      </td>
      <td className={classi(css.numero, css.grigia, 'figures')}>{formatGiorno(riga.compratoIl)}</td>
      <td className={css.atto}>
        {isVicino && propostaIl !== null ? (
          <span className={css.fatta}>{m.proposta(propostaIl)}</span>
        ) : isVicino && onProponi ? (
          <Button aspetto="quiet" onClick={onProponi} aria-label={`${m.proponiUno} a ${nomeStudio}`}>
            {m.proponiUno}
          </Button>
        ) : (
          <Collegamento verso={`/studi/${riga.idStudio}`}>
            {m.apri}
            <span className="hidden"> {nomeStudio}</span>
          </Collegamento>
        )}
      </td>
    </tr>
  );
}

/** The day, that is reckoned and no fact yet: a click or Maiusc F1 says how. */
function Fine({ riga, dati }: Omit<PropsRiga, 'onProponi'>) {
  const explain = () => openSpiegazione(riga, dati);
  const press = (evento: KeyboardEvent) => {
    if (evento.key !== 'F1' || !evento.shiftKey) return;
    evento.preventDefault();
    explain();
  };
  return (
    <button
      type="button"
      className={classi(css.calcolato, 'figures')}
      title={m.spiega(riga.nomeStudio)}
      onClick={explain}
      onKeyDown={press}
    >
      {formatGiorno(riga.finisconoIl)}
      <span className="hidden">, {m.spiega(riga.nomeStudio)}</span>
    </button>
  );
}

function openSpiegazione(riga: StudioInEsaurimento, { oggi, usoDal }: Dati): void {
  const [usati, ritmo] = [formatIntero(riga.usati), formatRitmo(riga.aSettimana)];
  openFinestra({
    tipo: 'popup',
    titolo: m.spiegaTitolo(riga.nomeStudio),
    larghezza: 400,
    contenuto: (
      <div className={css.spiegazione}>
        <p className={classi(css.figura, 'figures')}>{formatGiorno(riga.finisconoIl)}</p>
        <ol>
          <li>{m.spiegaUsati(usati, usoDal, oggi)}</li>
          <li>{m.spiegaRitmo(usati, ritmo)}</li>
          <li>{m.spiegaGiorni(formatIntero(riga.crediti), ritmo, formatIntero(countGiorni(riga, oggi)))}</li>
        </ol>
        <p className={venditore.soffice}>{m.spiegaNota}</p>
      </div>
    ),
  });
}
