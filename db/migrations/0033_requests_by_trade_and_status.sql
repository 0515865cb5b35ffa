-- Frequent alone and rare together: the requests of a trade that are in a status.
create index requests_trade_status on requests (profession_id, status, created_at, id);
