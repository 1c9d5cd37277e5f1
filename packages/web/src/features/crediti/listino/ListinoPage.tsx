import { tipoDichiarazione, VOCE_VISURA } from '@quadra/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiListino as m, nameCampoListino } from '../../../messages/listino.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Listino.module.css';
import { deleteListino, type Listino, listinoQuery, writeListino } from './listino.api.ts';
import { computePermessi } from './permessi.ts';
import { makeVoce, toScritto, toValori, type Valori, type VoceListino } from './valori.ts';

const importo = { decimali: 2, min: 0, max: 999_999_999, nullable: true } as const;
const intero = { decimali: 0, min: 0, max: 10_000, nullable: true } as const;
const fonteTipi = makeFonteDati(
  [...tipoDichiarazione, VOCE_VISURA].map((tipo) => ({ chiave: tipo, testo: tipo })),
);

/** A price list: new without an id in the address, otherwise the one of the id. */
export function ListinoPage() {
  const { id } = useParams({ strict: false });
  const { crea, legge } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={id} />;
  if (id === undefined && crea) return <Modulo key="nuovo" iniziale={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuovo : m.uno} />;
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(listinoQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/listino' })}>
      {(listino) => <Modulo iniziale={listino} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale }: { iniziale: Listino | null }) {
  const { utente } = useSessione();
  const { crea } = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: '/listino' });
  const scheda = useSalvataggio<Listino, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => writeListino(prima, toScritto(valori)),
    etichette: nameCampoListino,
    salvata: m.salvato,
    compare: toScritto,
    onSalvata: async (uno, isNuovo) => {
      cache.setQueryData(listinoQuery(uno.id).queryKey, uno);
      void cache.invalidateQueries({ queryKey: ['listino', 'list'] });
      if (isNuovo) await navigate({ to: '/listino/$id', params: { id: uno.id }, replace: true });
    },
  });
  const { record, valori, change } = scheda;
  const scrive = crea && (record === null || record.modificabile);
  const makeCampo = (nome: string) => scheda.makeCampo(nome, !scrive);
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record?.nome ?? m.nuovo}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={record && (record.nomeGestore ?? m.delFornitore)}
      azioni={
        record &&
        scrive && (
          <PulsanteElimina
            parole={m}
            remove={() => deleteListino(record.id)}
            elenco={['listino', 'list']}
            onEliminato={goToElenco}
          />
        )
      }
    >
      <Sezione larga titolo={m.periodo} testo={m.periodoTesto}>
        <Campi>
          <TextField
            {...makeCampo('nome')}
            className={colonne[6]}
            massimo={80}
            valore={valori.nome}
            onChange={(nome) => change({ nome })}
          />
          <DateField
            {...makeCampo('validoDa')}
            className={colonne[3]}
            valore={valori.validoDa}
            onChange={(validoDa) => change({ validoDa })}
          />
          <DateField
            {...makeCampo('validoA')}
            className={colonne[3]}
            nota={m.facoltativo}
            valore={valori.validoA}
            onChange={(validoA) => change({ validoA })}
          />
        </Campi>
      </Sezione>
      <Voci voci={valori.voci} scrive={scrive} makeCampo={makeCampo} onChange={(voci) => change({ voci })} />
    </Scheda>
  );
}

type PropsVoci = {
  voci: readonly VoceListino[];
  scrive: boolean;
  makeCampo: (nome: string) => PropsCampo;
  onChange: (voci: readonly VoceListino[]) => void;
};

function Voci({ voci, scrive, makeCampo, onChange }: PropsVoci) {
  const replace = (posto: number, nuovi: Partial<VoceListino>) =>
    onChange(voci.map((voce, n) => (n === posto ? { ...voce, ...nuovi } : voce)));
  return (
    <Sezione larga titolo={m.prezzi} testo={m.prezziTesto}>
      {voci.length === 0 && <p className={css.none}>{m.nessunaVoce}</p>}
      <div className={css.items}>
        {voci.map((voce, n) => (
          <Voce
            key={voce.chiave}
            voce={voce}
            numero={n + 1}
            scrive={scrive}
            makeCampo={(nome) => ({ ...makeCampo(`voci.${n}.${nome}`), etichetta: nameCampoListino(nome) })}
            onChange={(nuovi) => replace(n, nuovi)}
            onTogli={() => onChange(voci.filter((_, altro) => altro !== n))}
          />
        ))}
      </div>
      {scrive && (
        <div>
          <Button icona={IconPlus} onClick={() => onChange([...voci, makeVoce()])}>
            {m.aggiungi}
          </Button>
        </div>
      )}
    </Sezione>
  );
}

type PropsVoce = {
  voce: VoceListino;
  numero: number;
  scrive: boolean;
  makeCampo: (nome: string) => PropsCampo;
  onChange: (nuovi: Partial<VoceListino>) => void;
  onTogli: () => void;
};

function Voce({ voce, numero, scrive, makeCampo, onChange, onTogli }: PropsVoce) {
  return (
    <div className={css.item}>
      <Tendina
        {...makeCampo('tipo')}
        opzionale
        valore={voce.tipo}
        fonte={fonteTipi}
        onChange={(tipo) => onChange({ tipo })}
      />
      <TextField
        {...makeCampo('anno')}
        nota={m.tutti}
        inputMode="numeric"
        valore={voce.anno}
        onChange={(testo) => onChange({ anno: testo.replace(/\D/g, '').slice(0, 4) })}
      />
      <NumberField
        {...makeCampo('crediti')}
        opzioni={intero}
        zeroVisibile
        valore={voce.crediti}
        onValore={(crediti) => onChange({ crediti })}
      />
      <NumberField
        {...makeCampo('prezzoUnitario')}
        opzioni={importo}
        unita="€"
        valore={voce.prezzoUnitario}
        onValore={(prezzoUnitario) => onChange({ prezzoUnitario })}
      />
      {scrive && <IconButton icona={IconTrash} nome={m.togli(numero)} onClick={onTogli} />}
    </div>
  );
}
