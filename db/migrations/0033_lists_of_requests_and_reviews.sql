-- Frequent alone and rare together: the requests of a trade that are in a status.
create index requests_trade_status on requests (profession_id, status, created_at, id);

-- All reviews of a professional, hidden ones too: those that are found by the professional's name.
create index reviews_about on reviews (professional_id, created_at, id);
