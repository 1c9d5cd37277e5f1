-- The administrator of a studio says where his operators may work from; nothing else of a studio is written by its users.
grant update (ip_abilitati) on studio to quadra_app;
