import { ANNO_FISCALE } from '@quadra/values';
import { IconCopy } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiConfigurazione as m } from '../../../messages/configurazione.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import css from './Configurazione.module.css';
import { CopiaAnno } from './CopiaAnno.tsx';
import { type Configurazione, configurazioneQuery, type TipoConfigurato } from './configurazione.api.ts';
import { nameModello } from './nome-modello.ts';
import { computePermessi } from './permessi.ts';
import { fonteAnni } from './scelte.ts';
import { listQuadriDi } from './valori.ts';

/** The types of declaration of a year: that of the address, or the fiscal year. */
export function ConfigurazionePage() {
  const { anno = String(ANNO_FISCALE) } = useParams({ strict: false });
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Anno anno={Number(anno)} /> : <NonAutorizzato titolo={m.titolo} />;
}

function Anno({ anno }: { anno: number }) {
  const navigate = useNavigate();
  const letto = useLetto(configurazioneQuery(anno));
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/configurazione' })}>
      {(configurazione) => (
        <>
          <BarraTitolo titolo={m.titolo} dettaglio={m.quanti(configurazione.tipi.length)}>
            <Azioni anno={anno} />
          </BarraTitolo>
          <div className={css.body}>
            <Tipi configurazione={configurazione} />
          </div>
        </>
      )}
    </PaginaUno>
  );
}

function Azioni({ anno }: { anno: number }) {
  const { scrive } = computePermessi(useSessione().utente);
  const navigate = useNavigate();
  const [isCopia, setIsCopia] = useState(false);
  return (
    <>
      <div className={css.year}>
        <Tendina
          etichetta={m.anno}
          valore={String(anno)}
          fonte={fonteAnni}
          onChange={(scelto) =>
            scelto !== null && void navigate({ to: '/configurazione/$anno', params: { anno: scelto } })
          }
        />
      </div>
      {scrive ? (
        <Button icona={IconCopy} onClick={() => setIsCopia(true)}>
          {m.copia}
        </Button>
      ) : (
        <span className={css.badge}>{m.solaLettura}</span>
      )}
      {isCopia && <CopiaAnno anno={anno} onClose={() => setIsCopia(false)} />}
    </>
  );
}

const TESTATE = [m.codice, m.descrizione, m.stato, m.crediti, m.modello, m.versione, m.quadri] as const;
const NUMERI: ReadonlySet<string> = new Set([m.crediti, m.quadri]);

function Tipi({ configurazione }: { configurazione: Configurazione }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {TESTATE.map((nome) => (
            <th key={nome} scope="col" className={NUMERI.has(nome) ? css.number : undefined}>
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {configurazione.tipi.map((tipo) => (
          <Riga key={tipo.codice} tipo={tipo} quadri={listQuadriDi(configurazione, tipo).length} />
        ))}
      </tbody>
    </table>
  );
}

function Riga({ tipo, quadri }: { tipo: TipoConfigurato; quadri: number }) {
  const { anno, codice } = tipo;
  return (
    <tr>
      <td>
        <Link
          to="/configurazione/$anno/$tipo"
          params={{ anno: String(anno), tipo: codice }}
          className={css.link}
        >
          {codice}
        </Link>
      </td>
      <td>{tipo.descrizione}</td>
      <td>
        {quadri === 0 ? (
          <Etichetta testo={m.senzaModello} colore="giallo" />
        ) : (
          <Etichetta testo={tipo.attivo ? m.attivo : m.spento} colore={tipo.attivo ? 'verde' : 'grigio'} />
        )}
      </td>
      <td className={classi(css.number, 'figures')}>{tipo.creditiDichiarazione}</td>
      <td className={css.soft}>{nameModello(anno, tipo.modello)}</td>
      <td className="figures">{tipo.versioneTelematico}</td>
      <td className={classi(css.number, 'figures')}>{quadri}</td>
    </tr>
  );
}
