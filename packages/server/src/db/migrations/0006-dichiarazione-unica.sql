-- One ordinary declaration for each client, year and type, whoever writes at the same moment.
create unique index dichiarazione_ordinaria on dichiarazione (studio_id, anagrafica_id, anno, tipo)
  where finalita = 'Ordinaria';
