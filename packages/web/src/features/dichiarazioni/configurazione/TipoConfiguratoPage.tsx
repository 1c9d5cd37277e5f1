import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiConfigurazione as m, nameCampoConfigurazione } from '../../../messages/configurazione.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Configurazione.module.css';
import {
  type Configurazione,
  configurazioneQuery,
  type QuadroConfigurato,
  type TipoConfigurato,
  writeConfigurazione,
} from './configurazione.api.ts';
import { nameModello } from './nome-modello.ts';
import { computePermessi } from './permessi.ts';
import { findTipo, listQuadriDi, type TipoScritto, toTipo } from './valori.ts';

const crediti = { decimali: 0, min: 0, max: 100_000 } as const;

/** A type of declaration of a year, and the quadri of its form. */
export function TipoConfiguratoPage() {
  const { anno = '', tipo = '' } = useParams({ strict: false });
  const { legge } = computePermessi(useSessione().utente);
  return legge ? (
    <Esistente key={`${anno} ${tipo}`} anno={Number(anno)} codice={tipo} />
  ) : (
    <NonAutorizzato titolo={m.tipo} />
  );
}

function Esistente({ anno, codice }: { anno: number; codice: string }) {
  const letto = useLetto(configurazioneQuery(anno));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={codice} letto={letto} onElenco={() => void navigate({ to: '/configurazione' })}>
      {(configurazione) => {
        const tipo = findTipo(configurazione, codice);
        return tipo ? (
          <Modulo configurazione={configurazione} tipo={tipo} />
        ) : (
          <NonAutorizzato titolo={m.tipo} />
        );
      }}
    </PaginaUno>
  );
}

/** Under the name it has in the errors of the server. */
type Valori = { tipi: TipoScritto };

function Modulo({ configurazione, tipo }: { configurazione: Configurazione; tipo: TipoConfigurato }) {
  const { anno } = configurazione;
  const { utente } = useSessione();
  const permessi = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const quadri = listQuadriDi(configurazione, tipo);
  const scrive = permessi.scrive && quadri.length > 0;
  const scheda = useSalvataggio<Configurazione, Valori>({
    iniziale: configurazione,
    toValori: (letta) => ({ tipi: toTipo(findTipo(letta ?? configurazione, tipo.codice) ?? tipo) }),
    write: (_, { tipi }) => writeConfigurazione(anno, { tipi: [tipi] }),
    etichette: nameCampoConfigurazione,
    salvata: m.tipoSalvato,
    onSalvata: (nuova) => cache.setQueryData(configurazioneQuery(anno).queryKey, nuova),
  });
  const { tipi: valori } = scheda.valori;
  const change = (nuovi: Partial<TipoScritto>) => scheda.change({ tipi: { ...valori, ...nuovi } });
  const makeCampo = (nome: string) => scheda.makeCampo(`tipi.0.${nome}`, !scrive);
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={tipo.codice}
      nonSalvata={m.tipoNonSalvato}
      onIndietro={() => void navigate({ to: '/configurazione/$anno', params: { anno: String(anno) } })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={anno}
    >
      <Sezione larga titolo={m.tipo} testo={quadri.length > 0 ? m.tipoTesto : m.tipoSenzaModello}>
        <Campi>
          <TextField
            {...makeCampo('descrizione')}
            className={colonne[6]}
            massimo={120}
            valore={valori.descrizione}
            onChange={(descrizione) => change({ descrizione })}
          />
          <TextField
            {...scheda.makeCampo('modello', true)}
            className={colonne[4]}
            valore={nameModello(anno, tipo.modello)}
            onChange={() => {}}
          />
          <TextField
            {...makeCampo('versioneTelematico')}
            className={colonne[2]}
            massimo={40}
            valore={valori.versioneTelematico}
            onChange={(versioneTelematico) => change({ versioneTelematico })}
          />
          <NumberField
            {...scheda.makeCampo('tipi.0.creditiDichiarazione', !scrive || tipo.dalListino)}
            nota={tipo.dalListino ? m.dalListino : m.senzaListino}
            className={colonne[2]}
            opzioni={crediti}
            zeroVisibile
            valore={valori.creditiDichiarazione}
            onValore={(scritti) => change({ creditiDichiarazione: scritti ?? 0 })}
          />
        </Campi>
        <Interruttore
          nome={m.siPuoCreare}
          acceso={valori.attivo}
          solaLettura={!scrive}
          onChange={(attivo) => change({ attivo })}
        />
      </Sezione>
      {quadri.length > 0 && <Quadri tipo={tipo} quadri={quadri} scrive={scrive} />}
    </Scheda>
  );
}

type PropsQuadri = { tipo: TipoConfigurato; quadri: readonly QuadroConfigurato[]; scrive: boolean };

function Quadri({ tipo: { anno, codice, modello }, quadri, scrive }: PropsQuadri) {
  const navigate = useNavigate();
  const dove = { anno: String(anno), tipo: codice };
  return (
    <Sezione larga titolo={m.quadri} testo={m.quadriTesto(nameModello(anno, modello))}>
      {scrive && (
        <div>
          <Button
            icona={IconPlus}
            onClick={() => navigate({ to: '/configurazione/$anno/$tipo/nuovo', params: dove })}
          >
            {m.aggiungiQuadro}
          </Button>
        </div>
      )}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.quadro}</th>
            <th scope="col">{m.titoloQuadro}</th>
            <th scope="col" className={css.number}>
              {m.ordine}
            </th>
            <th scope="col">{m.obbligatorio}</th>
            <th scope="col">{m.multimodulo}</th>
            <th scope="col">{m.copertura}</th>
          </tr>
        </thead>
        <tbody>
          {quadri.map((quadro) => (
            <tr key={quadro.codice}>
              <td>
                <Link
                  to="/configurazione/$anno/$tipo/$quadro"
                  params={{ ...dove, quadro: quadro.codice }}
                  className={css.link}
                >
                  {quadro.codice}
                </Link>
              </td>
              <td>
                {quadro.titolo}
                {quadro.configurato && <span className={css.soft}> ({m.configurato})</span>}
              </td>
              <td className={classi(css.number, 'figures')}>{quadro.ordine}</td>
              <td>{quadro.obbligatorio ? m.si : m.no}</td>
              <td>{quadro.multimodulo ? m.si : m.no}</td>
              <td className={css.line}>{m.coperture[quadro.copertura]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sezione>
  );
}
