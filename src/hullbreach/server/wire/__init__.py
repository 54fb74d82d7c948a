"""What travels: the messages of the socket and the bodies of requests, declared once as Structs."""
