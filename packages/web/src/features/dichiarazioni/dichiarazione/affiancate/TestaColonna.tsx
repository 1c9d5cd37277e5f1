import { Menu } from '@mantine/core';
import { type CodiceProposta, loadProposte, type Proposta } from '@quadra/fisco';
import { IconBulb, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messaggiAffiancate as m } from '../../../../messages/affiancate.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from './Affiancate.module.css';
import { type Colonna, computePromozione } from './colonne.ts';
import { type Affidabilita, computeAffidabilita, type Lettura } from './righe.ts';
import type { Colonne } from './useColonne.ts';
import type { usePromozione } from './usePromozione.tsx';

type Props = {
  colonna: Colonna;
  posto: number;
  colonne: Colonne;
  promozione: ReturnType<typeof usePromozione>;
};

/** The head of a simulation: its name, how far it can be trusted, what can be done with it. */
export function TestaColonna({ colonna, posto, colonne, promozione }: Props) {
  const { modello, campi: reale, solaLettura } = useApertura();
  const { id, nome, campi } = colonna;
  const quante = computePromozione(campi, reale).length;
  return (
    <th scope="col" className={css.column}>
      <input
        className={css.name}
        aria-label={m.nomeColonna(posto)}
        value={nome}
        maxLength={30}
        autoComplete="off"
        onChange={(evento) => colonne.rename(id, evento.target.value)}
      />
      <EtichettaAffidabilita valore={computeAffidabilita(modello, (chiave) => campi.get(chiave).esito)} />
      <span className={css.actions}>
        <Proposte colonna={colonna} />
        {colonne.colonne.length > 1 && (
          <IconButton icona={IconTrash} nome={m.elimina(nome)} size={16} onClick={() => colonne.drop(id)} />
        )}
      </span>
      {!solaLettura && (
        <Button
          className={css.promote}
          disabled={quante === 0}
          inCorso={promozione.inCorso === id}
          onClick={() => void promozione.promote(colonna)}
        >
          {m.promuovi}
        </Button>
      )}
    </th>
  );
}

export function TestaReale({ get }: { get: Lettura }) {
  const { modello } = useApertura();
  return (
    <th scope="col" className={css.column}>
      <span className={css.realName}>{m.reale}</span>
      <EtichettaAffidabilita valore={computeAffidabilita(modello, get)} />
    </th>
  );
}

const EtichettaAffidabilita = ({ valore }: { valore: Affidabilita }) => (
  <span className={css.trust} data-affidabilita={valore} title={m.affidabilitaPerche[valore]}>
    {m.affidabilita[valore]}
  </span>
);

/** The choices that this column leaves open, one click each. */
function Proposte({ colonna }: { colonna: Colonna }) {
  const { nome, campi } = colonna;
  const { data } = useQuery({
    queryKey: ['proposte'],
    queryFn: loadProposte,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const proposte: readonly Proposta[] = data?.listProposte(campi.modello, campi.calcolo) ?? [];
  const nameOf = (codice: CodiceProposta) => m.proposta[codice];
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <IconButton icona={IconBulb} nome={m.proposte(nome)} size={16} />
      </Menu.Target>
      <Menu.Dropdown>
        {proposte.length === 0 && <Menu.Item disabled>{m.nessunaProposta}</Menu.Item>}
        {proposte.map(({ codice, righi }) => (
          <Menu.Item key={codice} onClick={() => campi.apply(righi)}>
            {nameOf(codice)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
