import { testiCampo } from '@quadra/contract';
import { IconMathFunction } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { ApiError } from '../../../api/errore.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiConfigurazione as m, nameCampoConfigurazione } from '../../../messages/configurazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { CampiQuadro } from './CampiQuadro.tsx';
import {
  type Configurazione,
  configurazioneQuery,
  type QuadroConfigurato,
  type TipoConfigurato,
  writeConfigurazione,
} from './configurazione.api.ts';
import { computePermessi } from './permessi.ts';
import { findTipo, listQuadriDi, makeQuadro, type QuadroScritto, toQuadro } from './valori.ts';

/** A quadro of the form of a type: new without its code in the address, otherwise that one. */
export function QuadroConfiguratoPage() {
  const { anno = '', tipo = '', quadro } = useParams({ strict: false });
  const { legge, scrive } = computePermessi(useSessione().utente);
  if (!(quadro === undefined ? scrive : legge))
    return <NonAutorizzato titolo={quadro === undefined ? m.nuovoQuadro : m.unQuadro} />;
  return (
    <Letta key={`${anno} ${tipo} ${quadro ?? ''}`} anno={Number(anno)} codiceTipo={tipo} codice={quadro} />
  );
}

type PropsLetta = { anno: number; codiceTipo: string; codice: string | undefined };

function Letta({ anno, codiceTipo, codice }: PropsLetta) {
  const letto = useLetto(configurazioneQuery(anno));
  const navigate = useNavigate();
  const titolo = codice ?? m.nuovoQuadro;
  return (
    <PaginaUno titolo={titolo} letto={letto} onElenco={() => void navigate({ to: '/configurazione' })}>
      {(configurazione) => {
        const tipo = findTipo(configurazione, codiceTipo);
        const quadri = tipo ? listQuadriDi(configurazione, tipo) : [];
        const quadro = quadri.find((uno) => uno.codice === codice);
        if (!tipo || quadri.length === 0 || (codice !== undefined && !quadro))
          return <NonAutorizzato titolo={titolo} />;
        return <Modulo configurazione={configurazione} tipo={tipo} quadro={quadro ?? null} />;
      }}
    </PaginaUno>
  );
}

/** Refuses, beside its field, the code of a quadro that is already there: writing it would change that one. */
function requireNuovo(quadri: readonly QuadroConfigurato[], codice: string): void {
  if (!quadri.some((quadro) => quadro.codice === codice)) return;
  throw new ApiError({
    status: 400,
    codice: 'RICHIESTA_NON_VALIDA',
    testo: testiCampo.TIPO_RIPETUTO,
    campi: [{ percorso: 'Quadri.0.Codice', messaggio: testiCampo.TIPO_RIPETUTO }],
    codiceRichiesta: null,
    differenze: [],
  });
}

/** Under the name it has in the errors of the server. */
type Valori = { quadri: QuadroScritto };
type Props = { configurazione: Configurazione; tipo: TipoConfigurato; quadro: QuadroConfigurato | null };

function useQuadro({ configurazione, tipo, quadro }: Props) {
  const { anno } = configurazione;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const quadri = listQuadriDi(configurazione, tipo);
  return useSalvataggio<QuadroConfigurato, Valori>({
    iniziale: quadro,
    toValori: (uno) => ({ quadri: uno ? toQuadro(uno) : makeQuadro(tipo.modello, quadri) }),
    write: async (prima, valori) => {
      const { codice } = valori.quadri;
      if (prima === null) requireNuovo(quadri, codice);
      const nuova = await writeConfigurazione(anno, { quadri: [valori.quadri] });
      cache.setQueryData(configurazioneQuery(anno).queryKey, nuova);
      return listQuadriDi(nuova, tipo).find((uno) => uno.codice === codice) as QuadroConfigurato;
    },
    clean: (valori) => ({ quadri: { ...valori.quadri, codice: valori.quadri.codice.trim() } }),
    etichette: nameCampoConfigurazione,
    salvata: m.quadroSalvato,
    onSalvata: async ({ codice }, isNuovo) => {
      const params = { anno: String(anno), tipo: tipo.codice, quadro: codice };
      if (isNuovo) await navigate({ to: '/configurazione/$anno/$tipo/$quadro', params, replace: true });
    },
  });
}

function Modulo(props: Props) {
  const { configurazione, tipo } = props;
  const { anno } = configurazione;
  const { utente } = useSessione();
  const { scrive } = computePermessi(utente);
  const navigate = useNavigate();
  const scheda = useQuadro(props);
  const { record, valori } = scheda;
  const goToTipo = () =>
    void navigate({
      to: '/configurazione/$anno/$tipo',
      params: { anno: String(anno), tipo: tipo.codice },
    });
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record ? m.titoloDi(record.codice, record.titolo) : m.nuovoQuadro}
      nonSalvata={m.quadroNonSalvato}
      onIndietro={goToTipo}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={`${tipo.codice} ${anno}`}
      azioni={record && <Azioni anno={anno} quadro={record} scrive={scrive} onTolto={goToTipo} />}
    >
      <CampiQuadro
        valori={valori.quadri}
        isNuovo={record === null}
        delModello={record?.delModello ?? false}
        scrive={scrive}
        makeCampo={(nome, bloccato = false) => scheda.makeCampo(`quadri.0.${nome}`, !scrive || bloccato)}
        change={(nuovi) => scheda.change({ quadri: { ...valori.quadri, ...nuovi } })}
      />
    </Scheda>
  );
}

type PropsAzioni = { anno: number; quadro: QuadroConfigurato; scrive: boolean; onTolto: () => void };

/** Its definitions, and the way back to what the form says of it. */
function Azioni({
  anno,
  quadro: { modello, codice, configurato, delModello },
  scrive,
  onTolto,
}: PropsAzioni) {
  const navigate = useNavigate();
  const filtri = new URLSearchParams({ Anno: String(anno), Modello: modello, Quadro: codice });
  return (
    <>
      <Button icona={IconMathFunction} onClick={() => navigate({ href: `/definizioni?${filtri}` })}>
        {m.definizioni}
      </Button>
      {scrive && configurato && (
        <PulsanteElimina
          parole={delModello ? m.sulModello : m.delFornitore}
          remove={() => writeConfigurazione(anno, { quadriTolti: [{ modello, codice }] })}
          elenco={['configurazione']}
          onEliminato={onTolto}
        />
      )}
    </>
  );
}
