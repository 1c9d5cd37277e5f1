import { type TipoIntermediario, tipoIntermediario } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { describeFirma, messaggiFirma } from '../../../messages/firma.ts';
import { etichetteIntermediario, messaggiIntermediario as m } from '../../../messages/intermediario.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Combo } from '../../../ui/scelta/Combo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import {
  deleteIntermediario,
  type Intermediario,
  intermediarioQuery,
  writeIntermediario,
} from './intermediario.api.ts';
import { computePermessi } from './permessi.ts';
import { type NomeTesto, toScritto, toValori, type Valori } from './valori.ts';

export const IntermediarioPage = () => <Pagina condivisi />;
export const PersonalizzatoPage = () => <Pagina condivisi={false} />;

/** An intermediary: new without an id in the address, otherwise the one of the id. */
function Pagina({ condivisi }: { condivisi: boolean }) {
  const { id } = useParams({ strict: false });
  const { crea } = computePermessi(useSessione().utente, condivisi);
  if (id !== undefined) return <Esistente key={id} id={id} condivisi={condivisi} />;
  return crea ? (
    <Modulo key="nuovo" iniziale={null} condivisi={condivisi} />
  ) : (
    <NonAutorizzato titolo={m.nuovo} />
  );
}

const baseDi = (condivisi: boolean) => (condivisi ? '/intermediari' : '/intermediari-personalizzati');

function Esistente({ id, condivisi }: { id: string; condivisi: boolean }) {
  const letto = useLetto(intermediarioQuery(condivisi, id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: baseDi(condivisi) })}>
      {(uno) => <Modulo iniziale={uno} condivisi={condivisi} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale, condivisi }: { iniziale: Intermediario | null; condivisi: boolean }) {
  const { utente } = useSessione();
  const permessi = computePermessi(utente, condivisi);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: baseDi(condivisi) });
  const scheda = useSalvataggio<Intermediario, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => writeIntermediario(condivisi, prima, toScritto(valori)),
    etichette: { ...etichetteIntermediario, idStudio: m.studio },
    salvata: m.salvato,
    onSalvata: async (uno, isNuovo) => {
      cache.setQueryData(intermediarioQuery(condivisi, uno.id).queryKey, uno);
      void cache.invalidateQueries({ queryKey: ['intermediario', 'list'] });
      if (isNuovo) await navigate({ to: `${baseDi(condivisi)}/$id`, params: { id: uno.id }, replace: true });
    },
  });
  const { record } = scheda;
  const scrive = permessi.maySalvare(record);
  const sezione: Props = {
    ...scheda,
    scrive,
    makeCampo: (nome) => scheda.makeCampo(nome, !scrive),
    scegliStudio: permessi.scegliStudio,
    isNuovo: record === null,
  };
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record?.denominazione ?? m.nuovo}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={condivisi ? record?.nomeGestore : record?.nomeStudio}
      azioni={
        record &&
        scrive && (
          <PulsanteElimina
            parole={m}
            remove={() => deleteIntermediario(condivisi, record.id)}
            elenco={['intermediario', 'list']}
            onEliminato={goToElenco}
          />
        )
      }
    >
      <Dati {...sezione} />
      <Rappresentante {...sezione} />
      <Sede {...sezione} />
      <Uso {...sezione} />
    </Scheda>
  );
}

type Props = {
  valori: Valori;
  change: (nuovi: Partial<Valori>) => void;
  makeCampo: (nome: string) => PropsCampo;
  scrive: boolean;
  scegliStudio: boolean;
  isNuovo: boolean;
};
type Forma = { largo: keyof typeof colonne; massimo: number; codice?: boolean };
const fonteTipi = makeFonteDati(tipoIntermediario.map((tipo) => ({ chiave: tipo, testo: tipo })));

function Testo({ nome, forma, nota, ...scheda }: Props & { nome: NomeTesto; forma: Forma; nota?: string }) {
  const { largo, ...resto } = forma;
  return (
    <TextField
      {...scheda.makeCampo(nome)}
      {...resto}
      nota={nota}
      className={colonne[largo]}
      valore={scheda.valori[nome]}
      onChange={(testo) => scheda.change({ [nome]: testo })}
    />
  );
}

function Dati(props: Props) {
  const { valori, change, makeCampo, scegliStudio, isNuovo } = props;
  return (
    <Sezione larga titolo={m.dati} testo={m.datiTesto}>
      <Campi>
        {scegliStudio && (
          <Tendina
            {...makeCampo('idStudio')}
            {...(!isNuovo && { bloccato: true })}
            className={colonne[6]}
            opzionale
            valore={valori.idStudio}
            fonte={fonteStudi}
            onChange={(idStudio) => change({ idStudio })}
          />
        )}
        <Tendina
          {...makeCampo('tipo')}
          className={colonne[2]}
          valore={valori.tipo}
          fonte={fonteTipi}
          onChange={(chiave) => chiave !== null && change({ tipo: chiave as TipoIntermediario })}
        />
        <Testo {...props} nome="codiceFiscale" forma={{ largo: 2, massimo: 16, codice: true }} />
        <Testo {...props} nome="numeroIscrizioneCAF" forma={{ largo: 2, massimo: 10 }} />
        <Testo {...props} nome="ragioneSociale" forma={{ largo: 6, massimo: 160 }} />
        <Testo {...props} nome="cognome" forma={{ largo: 3, massimo: 80 }} />
        <Testo {...props} nome="nome" forma={{ largo: 3, massimo: 80 }} />
      </Campi>
    </Sezione>
  );
}

function Rappresentante(props: Props) {
  return (
    <Sezione larga titolo={m.rappresentante} testo={m.rappresentanteTesto}>
      <Campi>
        <Testo {...props} nome="rappresentanteCognome" forma={{ largo: 3, massimo: 80 }} />
        <Testo {...props} nome="rappresentanteNome" forma={{ largo: 3, massimo: 80 }} />
      </Campi>
    </Sezione>
  );
}

function Sede(props: Props) {
  const { valori, change, makeCampo } = props;
  return (
    <Sezione larga titolo={m.sede}>
      <Campi>
        <Combo
          {...makeCampo('comune')}
          className={colonne[3]}
          segnaposto={m.cercaComune}
          testo={valori.comuneDescrizione}
          fonte={fonteComuni}
          onScelta={(voce) =>
            change({ comune: voce?.chiave ?? '', comuneDescrizione: voce?.testo ?? '', provincia: '' })
          }
        />
        <Testo {...props} nome="provincia" forma={{ largo: 1, massimo: 2, codice: true }} />
        <Testo {...props} nome="cap" forma={{ largo: 2, massimo: 5, codice: true }} />
        <Testo {...props} nome="via" forma={{ largo: 6, massimo: 120 }} />
        <Testo {...props} nome="email" nota={messaggiFirma.necessaria} forma={{ largo: 3, massimo: 254 }} />
        <Testo {...props} nome="telefono" nota={messaggiFirma.necessario} forma={{ largo: 3, massimo: 30 }} />
      </Campi>
      <div>
        <Stato {...describeFirma(valori)} />
      </div>
    </Sezione>
  );
}

function Uso({ valori, change, makeCampo, scrive }: Props) {
  return (
    <Sezione larga titolo={m.uso} testo={m.usoTesto}>
      <Interruttore
        nome={m.predefinito}
        acceso={valori.predefinito}
        solaLettura={!scrive}
        onChange={(predefinito) => change({ predefinito })}
      />
      <Campi>
        <TextField
          {...makeCampo('anno')}
          className={colonne[2]}
          nota={m.facoltativo}
          inputMode="numeric"
          valore={valori.anno}
          onChange={(testo) => change({ anno: testo.replace(/\D/g, '').slice(0, 4) })}
        />
      </Campi>
    </Sezione>
  );
}
